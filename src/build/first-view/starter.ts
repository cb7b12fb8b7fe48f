import { HYDRATED_EVENT } from "../../lib/hydration";
import { inlineLiteral, minified } from "./inline";

/** What a page needs in order to come alive. */
export interface Start {
  /** Addresses of the scripts, in the order in which they are asked for. */
  scripts: readonly string[];
  /** Addresses of the data that the scripts will ask for. */
  data: readonly string[];
}

/** What a visitor does who is about to use the page. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"];

/** The same on all pages, but for two lists. The data comes first: the last script asks for it. */
const STARTER = minified(`(function(d,on,data,scripts){
  var started,presses=[];
  function add(name,values){d.head.append(Object.assign(d.createElement(name),values))}
  function start(){
    if(started)return;started=1;
    data.forEach(function(url){add("link",{rel:"preload",as:"fetch",crossOrigin:"",href:url})});
    scripts.forEach(function(url){add("script",{src:url,async:false})})}
  function keep(event){
    var button=event.target.closest("button:not([popovertarget])");
    button&&presses.push(button)}
  ${inlineLiteral(SIGNS)}.forEach(function(sign){on(sign,start,true)});
  on("click",keep,true);
  on(${inlineLiteral(HYDRATED_EVENT)},function(){
    removeEventListener("click",keep,true);
    presses.forEach(function(button){button.isConnected&&button.click()})},{once:true});
  on("load",function(){(window.requestIdleCallback||setTimeout)(start)})
})(document,addEventListener,DATA,SCRIPTS)`);

/**
 * The inline script that asks for all others: when the page has loaded and the browser is idle, or
 * at the first sign of a visitor. Presses of buttons before that are kept and made again once they
 * have an effect; those of the menu work by themselves.
 */
export const starterScript = ({ scripts, data }: Start): string =>
  STARTER.replace("DATA", () => inlineLiteral(data)).replace("SCRIPTS", () =>
    inlineLiteral(scripts),
  );
