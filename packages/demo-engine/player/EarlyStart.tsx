import early from '@demo-data/early';
import { type ReactElement } from 'react';
import {
  FILES_EVENT,
  FILES_WAIT_ATTRIBUTE,
  FLAVOUR_ATTRIBUTE,
  OLD_BROWSER_ATTRIBUTE,
  START_ATTRIBUTE,
} from '@site-packages/contracts';
import { EARLY_SCRIPT_ATTRIBUTE, FAILED_ATTRIBUTE, PLACED_EVENT } from '../early-start/shared-runtime';
import { FRAMES_CLASS } from '../early-start/start-data';
import { EARLY_FRAME_ATTRIBUTE, EARLY_FRAME_LOADED, sandboxTokens } from '../sandbox-host/early-frame';
import { useIsServerHtml } from './use-is-server-html';

/** Defines `w(g)`, which calls `g` at once, or, while the page holds back the demos' files, when it releases them. */
const when = `var w=function(g){if(d.documentElement.hasAttribute('${FILES_WAIT_ATTRIBUTE}'))d.addEventListener('${FILES_EVENT}',g,{once:true});else g()};`;

/** In a browser that the site does not support, no demo starts. */
const unlessOld = `if(d.documentElement.hasAttribute('${OLD_BROWSER_ATTRIBUTE}'))return;`;

/**
 * Requests the early script and the files that the page's first demo needs in the reader's flavor, and records when the early
 * script fails to load. It runs from the server's HTML while the browser parses the page, never from an element that React creates.
 */
const ask = `(function(d){${unlessOld}if(d.querySelector('script[${EARLY_SCRIPT_ATTRIBUTE}]'))return;
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
 * Creates the iframe of the page's first demo, so that the browser starts its process and loads its document while it lays out the
 * page, and tells the early script that a demo's HTML is complete.
 */
const place = `(function(d){${when}var e=d.currentScript.parentNode;
w(function(){try{var p=e.querySelector('.${FRAMES_CLASS}');
if(p&&!d.querySelector('.${FRAMES_CLASS} iframe')){var f=d.createElement('iframe'),
a={sandbox:JSON.parse(e.getAttribute('${START_ATTRIBUTE}')).downloads?'${sandboxTokens(true)}':'${sandboxTokens(false)}',
referrerpolicy:'no-referrer','class':'kd-frame','${EARLY_FRAME_ATTRIBUTE}':'',tabindex:-1,'aria-hidden':'true',inert:'',src:${JSON.stringify(early.frame)}};
for(var n in a)f.setAttribute(n,a[n]);f.style.position='absolute';f.style.opacity='0';
f.onload=function(){if(f.hasAttribute('${EARLY_FRAME_ATTRIBUTE}'))f.setAttribute('${EARLY_FRAME_ATTRIBUTE}','${EARLY_FRAME_LOADED}')};
p.appendChild(f)}}catch(x){}d.dispatchEvent(new Event('${PLACED_EVENT}'))})})(document)`.replaceAll('\n', '');

/** In an element that React creates, an inline script would not run, and React would warn about it. */
function InlineScript({ code }: { code: string }): ReactElement | null {
  if (!useIsServerHtml()) return null;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}

/**
 * Lets the demo start while the page's own script is still loading. It is the first child of the element with the start data;
 * `EarlyStartEnd` is the last.
 */
export function EarlyStart(): ReactElement {
  return <InlineScript code={ask} />;
}

/** Creates the first demo's frame and tells the early script that the demo's HTML is complete, long before the page's HTML is. */
export function EarlyStartEnd(): ReactElement {
  return <InlineScript code={place} />;
}
