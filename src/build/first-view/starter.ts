import { PRINT_STYLE_PATH } from "../../lib/constants";
import { HYDRATED_EVENT, OPENING, UNSCRIPTED } from "../../lib/hydration";
import { icons } from "../../lib/icons";
import { inlineLiteral, minified } from "./inline";

/** What a page needs in order to come alive. */
export interface Start {
  /** Addresses of the scripts, in the order in which they are asked for. */
  scripts: readonly string[];
  /** Addresses of the data that the scripts will ask for. */
  data: readonly string[];
}

/**
 * What a visitor does who is about to use the page. Browsers also tell of a pointer that rests where
 * a page appears below it: a move by nothing.
 */
const SIGNS = ["pointerdown", "pointermove", "keydown", "scroll", "focusin"];

/** How long a page that is there has to be painted, where the browser does not tell when it is. */
const SOON_MS = 500;

/** The same on all pages, but for two lists. The data comes first: the last script asks for it. */
const STARTER = minified(`(function(d,on,data,scripts){
  var started,presses=[],mark=d.documentElement.dataset;
  location.hash||(performance.getEntriesByType("navigation")[0]||0).type!="navigate"||(mark.${OPENING}="");
  function add(name,values){d.head.append(Object.assign(d.createElement(name),values))}
  function start(){
    if(started)return;started=1;
    data.forEach(function(url){add("link",{href:url,rel:"preload",as:"fetch",crossOrigin:""})});
    scripts.forEach(function(url){add("script",{src:url,async:false,onerror:unscripted})});
    add("link",{rel:"stylesheet",media:"print",href:${inlineLiteral(PRINT_STYLE_PATH)}});
    add("link",{rel:"manifest",href:${inlineLiteral(icons.manifestPath)}})}
  function lay(){delete mark.${OPENING}}
  function unscripted(){lay();mark.${UNSCRIPTED}=""}
  function answer(event){
    event.type=="pointermove"&&!event.movementX||start()}
  function keep(event){
    var button=event.target.closest("button:not([popovertarget])");
    button&&presses.push(button)}
  ${inlineLiteral(SIGNS)}.forEach(function(sign){on(sign,answer,true)});
  on("click",keep,true);
  on("click",function(event){event.target.closest("[href^='#']")&&lay()},true);
  on(${inlineLiteral(HYDRATED_EVENT)},function(){
    removeEventListener("click",keep,true);
    presses.forEach(function(button){button.isConnected&&button.click()})},{once:true});
  function whenIdle(){(window.requestIdleCallback||setTimeout)(start)}
  function soon(){setTimeout(whenIdle,${SOON_MS})}
  on("load",function(){
    var picture=d.querySelector("img[fetchpriority=high]");
    new PerformanceObserver(function(paints){
      paints.getEntries().some(function(paint){return !picture||paint.element==picture})&&whenIdle()
    }).observe({type:"largest-contentful-paint",buffered:true});
    !picture||picture.complete?soon():(picture.onload=picture.onerror=soon)})
})(document,addEventListener,DATA,SCRIPTS)`);

/**
 * The inline script of a page that opens. It marks the document, so that what lies below the first view
 * waits (src/theme/opening.ts), unless the visitor goes to a place within the page or comes back to one:
 * how far down that is, is known when all is laid out.
 *
 * It asks for all other scripts when the page has loaded, what it opens with has been
 * painted and the browser is idle, or at the first sign of a visitor. The browser does not hold up
 * its load event for a picture that is urgent and lazy, nor for the first paint. While such a picture
 * neither comes nor fails, a sign is waited for: the line has no room for scripts.
 *
 * The styles for paper (src/theme/print-style.ts) and the web manifest, for which browsers ask for an icon
 * more, are asked for after them: in the HTML, where visitors without scripts find them, they would share
 * a slow connection with what the page opens with.
 *
 * Where a script does not come the document says so, and offers nothing that needs one. Presses of
 * buttons before that are kept and made again once they have an effect; those of the menu work by
 * themselves.
 */
export const starterScript = ({ scripts, data }: Start): string =>
  STARTER.replace("DATA", () => inlineLiteral(data)).replace("SCRIPTS", () =>
    inlineLiteral(scripts),
  );
