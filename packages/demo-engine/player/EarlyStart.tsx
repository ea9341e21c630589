import early from '@demo-data/early';
import { type ReactElement } from 'react';
import { FILES_EVENT, FILES_WAIT_ATTRIBUTE, FLAVOUR_ATTRIBUTE, START_ATTRIBUTE } from '@site-packages/contracts';
import { EARLY_SCRIPT_ATTRIBUTE, FAILED_ATTRIBUTE, PLACED_EVENT } from '../early-start/shared-runtime';
import { FRAMES_CLASS } from '../early-start/start-data';
import { EARLY_FRAME_ATTRIBUTE, EARLY_FRAME_LOADED, sandboxTokens } from '../sandbox-host/early-frame';
import { useIsServerHtml } from './use-is-server-html';

/** Does something at once, or, while the page has the demos' files wait, when it says that they may come. */
const when = `var w=function(g){if(d.documentElement.hasAttribute('${FILES_WAIT_ATTRIBUTE}'))d.addEventListener('${FILES_EVENT}',g,{once:true});else g()};`;

/**
 * Asks for the early script and for what the page's first demo will need in the reader's flavour, and notes when the early script
 * cannot be had. Runs where the server's HTML has it, while the page is being read, and never where React makes the element.
 */
const ask = `(function(d){if(d.querySelector('script[${EARLY_SCRIPT_ATTRIBUTE}]'))return;
${when}var s=d.createElement('script'),p=d.currentScript.parentNode;s.async=true;
s.setAttribute('fetchpriority','high');s.setAttribute('${EARLY_SCRIPT_ATTRIBUTE}','');
s.onerror=function(){s.setAttribute('${FAILED_ATTRIBUTE}','')};d.head.appendChild(s);
w(function(){s.src=${JSON.stringify(early.script)};
try{var f=JSON.parse(p.getAttribute('${START_ATTRIBUTE}')).flavours,l=${JSON.stringify(early.libraries)},
n=d.documentElement.getAttribute('${FLAVOUR_ATTRIBUTE}');if(!f[n])n=Object.keys(f)[0];
[f[n].compiledUrl].concat(l[n]).forEach(function(u){var e=d.createElement('link'),
a={rel:'preload',as:'fetch',crossorigin:'anonymous',href:u};
for(var k in a)e.setAttribute(k,a[k]);d.head.appendChild(e)})}catch(x){}})})(document)`.replaceAll('\n', '');

/**
 * Makes the frame of the page's first demo, so that the browser starts its process and loads its document while it lays the page
 * out, and tells the early script of a demo that is whole.
 */
const place = `(function(d){${when}var e=d.currentScript.parentNode;
w(function(){try{var p=e.querySelector('.${FRAMES_CLASS}');
if(p&&!d.querySelector('.${FRAMES_CLASS} iframe')){var f=d.createElement('iframe'),
a={sandbox:JSON.parse(e.getAttribute('${START_ATTRIBUTE}')).downloads?'${sandboxTokens(true)}':'${sandboxTokens(false)}',
referrerpolicy:'no-referrer','class':'kd-frame','${EARLY_FRAME_ATTRIBUTE}':'',tabindex:-1,'aria-hidden':'true',inert:'',src:${JSON.stringify(early.frame)}};
for(var n in a)f.setAttribute(n,a[n]);f.style.position='absolute';f.style.opacity='0';
f.onload=function(){if(f.hasAttribute('${EARLY_FRAME_ATTRIBUTE}'))f.setAttribute('${EARLY_FRAME_ATTRIBUTE}','${EARLY_FRAME_LOADED}')};
p.appendChild(f)}}catch(x){}d.dispatchEvent(new Event('${PLACED_EVENT}'))})})(document)`.replaceAll('\n', '');

/** Where React creates the element, an inline script would not run, and React warns of it. */
function InlineScript({ code }: { code: string }): ReactElement | null {
  if (!useIsServerHtml()) return null;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/**
 * Lets the demo start while the page's own script is still loading. It is the first child of the element that has the start's
 * data; `EarlyStartEnd` is its last.
 */
export function EarlyStart(): ReactElement {
  return <InlineScript code={ask} />;
}

/** Creates the first demo's frame and tells the early script that the demo's HTML is complete, long before the page's is. */
export function EarlyStartEnd(): ReactElement {
  return <InlineScript code={place} />;
}
