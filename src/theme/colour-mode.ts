import { dark, light } from "./colours";

/** Where a chosen mode is remembered; nothing is stored for who follows the system. */
export const STORAGE_KEY = "colour-mode";

export const colourModes = ["system", "light", "dark"] as const;
export type ColourMode = (typeof colourModes)[number];

/** What the browser paints around the page, for each mode. */
export const themeColours = { light: light.paper, dark: dark.paper };

/**
 * Runs in the head before anything is painted, so that a chosen mode never flashes the other
 * one; it also serves the switch before React has taken over the page. Storage may be denied:
 * then the choice holds for this page view. Written in the language of every browser, since it
 * goes into the HTML as it stands.
 */
export const colourModeScript = `(function(){
var key="${STORAGE_KEY}",root=document.documentElement,colours=${JSON.stringify(themeColours)};
function apply(mode){
if(colours[mode])root.dataset.theme=mode;else delete root.dataset.theme;
document.querySelectorAll('meta[name="theme-color"]').forEach(function(meta,i){
meta.content=colours[mode]||(i?colours.dark:colours.light)})}
try{apply(localStorage.getItem(key))}catch(e){}
document.addEventListener("change",function(event){
var input=event.target;if(input.name!==key)return;
apply(input.value);
try{if(colours[input.value])localStorage.setItem(key,input.value);else localStorage.removeItem(key)}catch(e){}})
})()`.replace(/\n/g, "");
