import { DEMO_ATTRIBUTE, OLD_BROWSER_ATTRIBUTE } from '@site-packages/contracts';
import { SUPPORTED_SENTENCE } from './supported';

/** Attribute of the inlined rules that names the full style sheet (`critical-style`). */
const SHEET = 'data-full-sheet';

/** Where the player shows the result, and its bar above it. */
const STAGE = '.kd-stage';

/**
 * One trait for each browser, which its first supported version was the first to have: `color-mix` in Chrome 111, `:has()` in Firefox 121,
 * a canvas without a document in Safari 16.4. And a method that the site calls, because whoever lacks it would fail anyway.
 */
const TRAITS = [
  '[].toSorted',
  'w.OffscreenCanvas',
  "w.CSS&&CSS.supports('color','color-mix(in srgb,red,red)')",
  "CSS.supports('selector(:has(a))')",
].join('&&');

/** Controls that need a script are hidden, and what they would open is open, as for readers without scripts. */
const RULES = [
  'button:not(:disabled),input:not(:disabled),[role=tablist],.theme-doc-toc-mobile,.kd-api-filter,.kd-api-filter-preview,.kd-status{display:none!important}',
  '[role=tabpanel][hidden]{display:block!important}',
  '.kd-old-browser{position:absolute;z-index:2;top:0;left:0;right:0;margin:0;padding:12px;background:#fff;color:#222;border-bottom:1px solid #888}',
].join('');

/** What a reader is told where a demo would be. */
export const OLD_BROWSER_SENTENCE = `This demo needs a newer browser: ${SUPPORTED_SENTENCE}, or any later version.`;

/**
 * Source of an inline script in the head of every page, in words that every browser understands. In a browser below the list it marks the
 * document, so that no other script starts, and makes the page complete as it is: styles, open tabs, and a sentence in place of each demo.
 */
export const oldBrowserHeadScript = `(function(d,w){try{if(${TRAITS})return}catch(e){}
var h=d.documentElement;h.setAttribute('${OLD_BROWSER_ATTRIBUTE}','');
var s=d.createElement('style');s.appendChild(d.createTextNode(${JSON.stringify(RULES)}));h.appendChild(s);
d.addEventListener('DOMContentLoaded',function(){var i,p,l,e=d.querySelector('[${SHEET}]');
if(e){l=d.createElement('link');l.rel='stylesheet';l.href=e.getAttribute('${SHEET}');d.head.appendChild(l)}
e=d.querySelectorAll('[${DEMO_ATTRIBUTE}] ${STAGE}');
for(i=0;i<e.length;i++){p=d.createElement('p');p.className='kd-old-browser';p.appendChild(d.createTextNode(${JSON.stringify(
  OLD_BROWSER_SENTENCE,
)}));e[i].appendChild(p)}})})(document,window)`.replaceAll('\n', '');
