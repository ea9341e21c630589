import { HYDRATED_ATTRIBUTE } from '@site-packages/contracts';
import { BUSY_ATTRIBUTE, KEPT_EVENTS, PRESSES_KEY } from './press-names';

/** Controls that need a script to respond to a click. Links and disclosures work without one. */
const PRESSED = 'button,a[role=button],[role=tab],[role=region]';

/**
 * Source of an inline script for the page's head. It queues, in order, what a reader does to a control before the page is hydrated, and
 * marks the control, so that the reader sees that the press was noticed. The control that opens the site's search has `aria-keyshortcuts`:
 * its shortcut keys are queued wherever they are pressed, and so is what is typed after them. Once the page is hydrated,
 * `client/early-presses.ts` replays the queue. Events that React can handle itself are not queued: as soon as React listens on its root
 * element, that element has own properties.
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
