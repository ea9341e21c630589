import { FONT_FILES_ATTRIBUTE, FONTS_ATTRIBUTE, FONTS_STORAGE_KEY } from './font-names';

/**
 * Text of a script for the page's head. A reader who has the fonts gets them with the first picture; one who does not gets the
 * page first: text in fonts that are on the way is laid out twice, and on a slow line they hold up the first picture.
 */
export const FONT_SCRIPT = `(function(d){try{var f=d.currentScript.getAttribute('${FONT_FILES_ATTRIBUTE}');
if(localStorage.getItem('${FONTS_STORAGE_KEY}')!==f)return;d.documentElement.setAttribute('${FONTS_ATTRIBUTE}','');
f.split(' ').forEach(function(u){var e=d.createElement('link'),a={rel:'preload',as:'font',type:'font/woff2',crossorigin:'',href:u};
for(var n in a)e.setAttribute(n,a[n]);d.head.appendChild(e)})}catch(x){}})(document)`.replaceAll('\n', '');

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** Addresses of the font files that rules name. */
export function fontAddresses(css: string): string[] {
  return [...new Set([...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map((match) => match[1] ?? ''))];
}

/** A sheet without its fonts. Every page has them inlined; a second time they would have it lay all text out again. */
export function withoutFonts(css: string): string {
  return css.replace(FONT_FACE, '');
}
