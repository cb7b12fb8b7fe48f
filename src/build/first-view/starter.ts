import { HYDRATED_EVENT } from "../../lib/hydration";

/** What a page needs in order to come alive. */
export interface Start {
  /** Addresses of the scripts, in the order in which they are asked for. */
  scripts: readonly string[];
  /** Addresses of the data that the scripts will ask for. */
  data: readonly string[];
}

/** What a visitor does who is about to use the page. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"];

/** A value inside an inline script: nothing in it can end the script. */
const literal = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");

/**
 * The inline script that asks for all others: when the page has loaded and the browser is idle, or
 * at the first sign of a visitor. Presses of buttons before that are kept and made again once they
 * have an effect; those of the menu work by themselves. Short, since every page carries it.
 */
export const starterScript = ({ scripts, data }: Start): string =>
  `(function(d,on,started,presses){` +
  `function add(name,values){d.head.append(Object.assign(d.createElement(name),values))}` +
  `function start(){if(started)return;started=1;` +
  // The data too: it would be asked for by the last of the scripts.
  `${literal(data)}.forEach(function(url){add("link",{rel:"preload",as:"fetch",crossOrigin:"",href:url})});` +
  `${literal(scripts)}.forEach(function(url){add("script",{src:url,async:false})})}` +
  `function keep(event){var button=event.target.closest("button:not([popovertarget])");button&&presses.push(button)}` +
  `${literal(SIGNS)}.forEach(function(sign){on(sign,start,true)});` +
  `on("click",keep,true);` +
  `on(${literal(HYDRATED_EVENT)},function(){removeEventListener("click",keep,true);` +
  `presses.forEach(function(button){button.isConnected&&button.click()})},{once:true});` +
  `on("load",function(){(window.requestIdleCallback||setTimeout)(start)})` +
  `})(document,addEventListener,0,[])`;
