import { PRINT_STYLE_PATH } from "../../lib/constants";
import { FIRST, FIRST_MS, HYDRATED_EVENT, OPENING, SOON_MS, UNSCRIPTED } from "../../lib/hydration";
import { icons } from "../../lib/icons";
import { SLOW_MS } from "../../theme/tokens";
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

/** The same on all pages, but for two lists. The data comes first: the last script asks for it. */
const STARTER = minified(`((d,on,data,scripts)=>{
  var started,over,presses=[],mark=d.documentElement.dataset,
  add=(name,values)=>setTimeout(()=>d.head.append(Object.assign(d.createElement(name),values))),
  start=()=>{
    if(started)return;started=1;
    endFirst();
    data.forEach(href=>add("link",{href,rel:"preload",as:"fetch",crossOrigin:""}));
    scripts.forEach(src=>add("script",{src,async:false,onerror:unscripted}));
    add("link",{rel:"stylesheet",media:"print",href:${inlineLiteral(PRINT_STYLE_PATH)}});
    add("link",{rel:"manifest",href:${inlineLiteral(icons.manifestPath)}})},
  endFirst=()=>{mark.${OPENING}&&(mark.${OPENING}="")},
  lay=()=>{delete mark.${OPENING}},
  unscripted=()=>{lay();mark.${UNSCRIPTED}=""},
  answer=event=>{
    (event.key=="End"||event.metaKey&&event.key=="ArrowDown")&&lay();
    event.type=="pointermove"&&!event.movementX&&!event.movementY||start()},
  idle=window.requestIdleCallback||setTimeout,
  whenIdle=()=>idle(()=>{endFirst();setTimeout(()=>idle(start),over-performance.now())}),
  soon=()=>setTimeout(whenIdle,${SOON_MS});
  requestAnimationFrame(now=>over=now+${SLOW_MS});
  location.hash||(performance.getEntriesByType("navigation")[0]||0).type!="navigate"||(mark.${OPENING}="${FIRST}");
  setTimeout(endFirst,${FIRST_MS});
  ${inlineLiteral(SIGNS)}.forEach(sign=>on(sign,answer,true));
  on("click",event=>{
    var target=event.target,button=target.closest("button:not([popovertarget])");
    target.closest("[href^='#']")&&lay();
    button&&presses&&(presses.push(button),start())},true);
  on(${inlineLiteral(HYDRATED_EVENT)},()=>{
    presses=presses.forEach(button=>button.isConnected&&button.click())},{once:true});
  d.addEventListener("load",event=>{
    var frame=event.target.closest("[data-state]");
    if(frame)frame.dataset.state="loaded"},true);
  on("load",()=>{
    var picture=d.querySelector("img[fetchpriority=high]"),
    painted=new PerformanceObserver(paints=>
      paints.getEntries().some(paint=>!picture||paint.element==picture)&&whenIdle());
    ["largest-contentful-paint","element"].forEach(type=>painted.observe({type,buffered:true}));
    !picture||picture.complete?soon():(picture.onload=picture.onerror=soon)})
})(document,addEventListener,DATA,SCRIPTS)`);

/**
 * The inline script of a page that opens. It marks the document, so that what lies below the first view waits
 * (src/theme/opening.ts), unless the visitor goes to a place within the page, to its end, or comes back to a
 * place: how far down that is, is known when all is laid out. Until the page has loaded, what it opens with has
 * been painted and the browser is idle, or for four seconds, the mark says that what the page opens with is on its
 * way.
 *
 * All other scripts it asks for when the entrance of what the page opens with is over (src/theme/entrance.ts), which
 * began with the first frame, and the browser is idle again, or at the first sign of a visitor: where a processor draws
 * the frames of the entrance, they and the scripts hold each other up. A tab that nobody looks at has no frames, and
 * nothing to wait for. The browser does not hold up its load event for a picture that is urgent and lazy, nor for the
 * first paint. While such a picture neither comes nor fails, a sign is waited for: the line has no room for scripts. Its
 * own paint counts also where it is not the largest of the page, for browsers with element timing. Each is asked for in
 * a task of its own: all together they were the longest task of a page.
 *
 * The styles for paper (src/theme/print-style.ts) and the web manifest, for which browsers ask for an icon
 * more, are asked for after them: in the HTML, where visitors without scripts find them, they would share
 * a slow connection with what the page opens with.
 *
 * What a picture is awaited by (src/components/media/Picture.tsx) ends with the picture, not only when React knows of
 * it: below a picture that is there it would have the browser draw frame after frame while the scripts come.
 *
 * Where a script does not come the document says so, and offers nothing that needs one. A press of a
 * button before that is kept and made again once it has an effect. It is a sign of a visitor, too: by voice a button
 * is pressed without a pointer or a key. Presses of the menu's work by themselves.
 */
export const starterScript = ({ scripts, data }: Start): string =>
  STARTER.replace("DATA", () => inlineLiteral(data)).replace("SCRIPTS", () =>
    inlineLiteral(scripts),
  );
