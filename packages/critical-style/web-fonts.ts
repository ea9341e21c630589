import { FONT_FILES_ATTRIBUTE, FONTS_ATTRIBUTE, FONTS_STORAGE_KEY } from './font-names';

/**
 * Source of an inline script for the page's head. Readers who have the fonts in their cache get them with the first paint. Others get the
 * page first: fonts that arrive later make the browser lay out the text twice, and on a slow connection they delay the first paint.
 */
export const FONT_SCRIPT = `(function(d){try{var f=d.currentScript.getAttribute('${FONT_FILES_ATTRIBUTE}');
if(localStorage.getItem('${FONTS_STORAGE_KEY}')!==f)return;d.documentElement.setAttribute('${FONTS_ATTRIBUTE}','');
f.split(' ').forEach(function(u){var e=d.createElement('link'),a={rel:'preload',as:'font',type:'font/woff2',crossorigin:'',href:u};
for(var n in a)e.setAttribute(n,a[n]);d.head.appendChild(e)})}catch(x){}})(document)`.replaceAll('\n', '');

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** URLs of the font files in some rules. */
export function fontAddresses(css: string): string[] {
  return [...new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map((match) => match[1] ?? ''))];
}

/** A sheet without its `@font-face` rules. Every page has them inlined, and applying them twice would lay out all text again. */
export function withoutFonts(css: string): string {
  return css.replace(FONT_FACE, '');
}
