import { HYDRATED_ATTRIBUTE } from '@site-packages/contracts';
import { BUSY_ATTRIBUTE, KEPT_EVENTS, PRESSES_KEY } from './press-names';

/** What answers a click by script only. Links lead on, and disclosures open, without one. */
const PRESSED = 'button,a[role=button],[role=tab],[role=region]';

/**
 * Text of a script for the page's head: keeps what a reader does to a control before the application is there, in the order in which
 * it was done, and marks the control, so that the reader sees that it was noticed. What opens the site's search has its keys named on
 * it: they are kept from everywhere, and so is what is typed after them. `client/early-presses.ts` does all that when the page is
 * hydrated. What React hears itself is not kept: its root, from the first moment on, has keys of its own.
 */
export const PRESSES_SCRIPT = `(function(d,w){var q=[],y,on=w.${PRESSES_KEY}=function(e){
var t=e.target,k=e.key,s=d.querySelector('[aria-keyshortcuts]'),x=e.ctrlKey||e.metaKey,c=!Object.keys(d.getElementById('__docusaurus')||'').length&&t;
if(on.off||!q.length&&d.documentElement.getAttribute('${HYDRATED_ATTRIBUTE}')=='true')return;
if(e.type=='input')c&&q.push([e,t.value]);else{
if(!k){c=c&&!x&&c.closest('${PRESSED}');if(c==s)y=1}
else if(x?k=='k':!t.select&&(k=='/'||(y||s==d.activeElement&&k!=' ')&&/^(.|Backspace|Escape)$/.test(k))){c=s;y=1;t.blur()}
else c=c&&c.closest(k=='Enter'?'li[role=tab],a[aria-haspopup]':/^Arr/.test(k)?'[role=tab]':'_');
if(c){q.push([e]);e.preventDefault();c.setAttribute('${BUSY_ATTRIBUTE}',true)}}
q.length&&on.go&&on.go()};
on.q=q;${KEPT_EVENTS.map((name) => `d.addEventListener('${name}',on,true)`).join(';')}})(document,window)`.replaceAll(
  '\n',
  '',
);
