import { FLAVOUR_ATTRIBUTE } from '@site-packages/contracts';
import { FLAVOURS } from '../model/flavours';
import { FLAVOUR_PARAMETER, FLAVOUR_STORAGE_KEY } from './flavour-keys';

/**
 * Source of a script for the page's head: sets `<html data-flavour>` to the reader's flavor before the first paint, so that the
 * stylesheet shows the right code at once, and makes the flavor tabs work before the page's own script has loaded. Without
 * JavaScript the attribute is missing and the stylesheet shows all flavors.
 */
export const flavourHeadScript = `(function(d,w){
var k=${JSON.stringify(FLAVOUR_STORAGE_KEY)},f=${JSON.stringify(FLAVOURS)},e=d.documentElement,v;
try{v=new URLSearchParams(w.location.search).get(${JSON.stringify(FLAVOUR_PARAMETER)})}catch(x){}
if(f.indexOf(v)<0)try{v=w.localStorage.getItem(k)}catch(x){}
e.setAttribute('${FLAVOUR_ATTRIBUTE}',f.indexOf(v)<0?f[0]:v);
d.addEventListener('click',function(c){var t=c.target&&c.target.closest&&c.target.closest('[data-flavour-tab]'),n=t&&t.getAttribute('data-flavour-tab');
if(f.indexOf(n)<0)return;e.setAttribute('${FLAVOUR_ATTRIBUTE}',n);try{w.localStorage.setItem(k,n)}catch(x){}});
})(document,window);`.replaceAll('\n', '');
