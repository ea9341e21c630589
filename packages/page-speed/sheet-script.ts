import type { PageNames } from './critical-css';
import { KNOWN_ATTRIBUTE, MISSING_ATTRIBUTE, SHEET_ATTRIBUTE } from './sheet-names';

/**
 * What the link to the full sheet says of a page: kinds of elements, attributes and ids that rules ask for and the page does not have.
 * Classes are too many to be told; the script takes those that the page has.
 */
export function missingNames(sheet: PageNames, page: PageNames): string {
  const lacks = (kind: 'tags' | 'ids' | 'attributes', mark: string) =>
    [...sheet[kind]].filter((name) => !page[kind].has(name)).map((name) => mark + name);
  return [...lacks('tags', ''), ...lacks('attributes', '['), ...lacks('ids', '#')].join(' ');
}

/**
 * Text of a script for the end of the page. The page has all rules for the names that occur in it, and a sheet that comes later has
 * all of it styled and laid out again: 100 ms and more on a slow phone, for what most readers never need. So the full sheet is loaded
 * with the page's scripts (`client/start.ts`), for paper only: its `@media print` rules are nowhere else. It takes effect for all as
 * soon as a name turns up that the page did not have, before the browser draws it: a class, a kind of element, an attribute or a
 * custom property.
 */
export const SHEET_SCRIPT = `(d=>{const l=d.querySelector('link[${SHEET_ATTRIBUTE}]');if(!l)return;
const rules=(d.querySelector('style[data-critical]')||{}).textContent||'',missing=new Set((l.getAttribute('${MISSING_ATTRIBUTE}')||'').split(' ')),known=new Set((l.getAttribute('${KNOWN_ATTRIBUTE}')||'').split(' '));
const isNew=(name,inRules)=>!known.has(name)&&(known.add(name),!inRules());
const newClass=c=>isNew(c,()=>(rules.split('.'+c).slice(1)).some(rest=>!/^[\\w\\\\-]/.test(rest)));
const newRead=v=>isNew(v,()=>rules.includes(v+':'));
const reads=text=>[...text.matchAll(/--[\\w-]+(?=\\s*[,)])/g)].map(([v])=>v);
const hasNew=e=>missing.has(e.localName)||[...e.attributes].some(({name,value})=>missing.has('['+name)||
(name==='id'?missing.has('#'+value):name==='class'?[...e.classList].some(newClass):name==='style'&&reads(value).some(newRead)));
for(const e of d.querySelectorAll('[class]'))e.classList.forEach(c=>known.add(c));
for(const e of d.querySelectorAll('[style]'))reads(e.getAttribute('style')).forEach(v=>known.add(v));
const watch=new MutationObserver(list=>{if(list.some(({target,addedNodes})=>hasNew(target)||[...addedNodes].some(n=>n.nodeType===1&&(hasNew(n)||[...n.getElementsByTagName('*')].some(hasNew))))){watch.disconnect();l.media='all';l.rel='stylesheet'}});
watch.observe(d.documentElement,{attributes:true});
watch.observe(d.body,{attributes:true,childList:true,subtree:true})})(document)`.replaceAll('\n', '');
