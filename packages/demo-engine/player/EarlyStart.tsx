import early from '@demo-data/early';
import type { ReactElement } from 'react';
import { preload } from 'react-dom';
import { EARLY_SCRIPT_ATTRIBUTE, FAILED_ATTRIBUTE, PLACED_EVENT } from '../early-start/shared-runtime';
import { START_ATTRIBUTE } from '../early-start/start-data';

/**
 * Asks for what the page's first demo will need in the reader's flavour, and notes when the early script cannot be had. Runs where
 * the server's HTML has it, while the page is being read, and never where React makes the element.
 */
const ask = `(function(d){if(d.querySelector('link[data-demo-file]'))return;
var s=d.querySelector('script[${EARLY_SCRIPT_ATTRIBUTE}]');if(s)s.onerror=function(){s.setAttribute('${FAILED_ATTRIBUTE}','')};
try{var f=JSON.parse(d.currentScript.parentNode.getAttribute('${START_ATTRIBUTE}')).flavours,l=${JSON.stringify(early.libraries)},
n=d.documentElement.getAttribute('data-flavour');if(!f[n])n=Object.keys(f)[0];
[f[n].compiledUrl].concat(l[n]).forEach(function(u){var e=d.createElement('link'),
a={rel:'preload',as:'fetch',crossorigin:'anonymous',href:u,'data-demo-file':''};
for(var k in a)e.setAttribute(k,a[k]);d.head.appendChild(e)})}catch(x){}})(document)`.replaceAll('\n', '');

const tell = `document.dispatchEvent(new Event('${PLACED_EVENT}'))`;

/** What demos of every flavour import: asked for before the page knows the reader's flavour. */
function commonLibraries(): string[] {
  const [first = [], ...others] = Object.values(early.libraries);
  return first.filter((url) => others.every((all) => all.includes(url)));
}

/**
 * Lets the demo start while the page's own script is still on its way. Stands at the beginning of the element that has the
 * start's data; `EarlyStartEnd` stands at its end.
 */
export function EarlyStart(): ReactElement {
  // In the server's HTML only: a page that React has made already has a runtime, or loads it.
  const isServer = typeof window === 'undefined';
  if (isServer) for (const url of commonLibraries()) preload(url, { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <>
      {isServer && <script async src={early.script} fetchPriority="high" {...{ [EARLY_SCRIPT_ATTRIBUTE]: '' }} />}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: ask }} />
    </>
  );
}

/** Tells the early script that a demo's element is whole, long before the page is. */
export function EarlyStartEnd(): ReactElement {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tell }} />;
}
