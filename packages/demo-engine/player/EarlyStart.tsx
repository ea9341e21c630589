import early from '@demo-data/early';
import type { ReactElement } from 'react';
import { EARLY_SCRIPT_ATTRIBUTE, FAILED_ATTRIBUTE } from '../early-start/shared-runtime';
import { START_ATTRIBUTE } from '../early-start/start-data';

/**
 * Adds the early script once, and asks for what its first demo will need. Runs where the server's HTML has it, while the page is
 * being read, and never where React makes the element.
 */
const code = `(function(d){if(d.querySelector('script[${EARLY_SCRIPT_ATTRIBUTE}]'))return;
function add(n,a){var e=d.createElement(n);for(var k in a)e.setAttribute(k,a[k]);
e.onerror=function(){e.setAttribute('${FAILED_ATTRIBUTE}','')};d.head.appendChild(e)}
add('script',{src:${JSON.stringify(early.script)},async:'',fetchpriority:'high','${EARLY_SCRIPT_ATTRIBUTE}':''});
try{var f=JSON.parse(d.currentScript.parentNode.getAttribute('${START_ATTRIBUTE}')).flavours,l=${JSON.stringify(early.libraries)},
n=d.documentElement.getAttribute('data-flavour');if(!f[n])n=Object.keys(f)[0];
[f[n].compiledUrl].concat(l[n]).forEach(function(u){add('link',{rel:'preload',as:'fetch',crossorigin:'anonymous',href:u})})}catch(x){}})(document)`;

/** Lets the demo start while the page's own script is still on its way. Stands in the element that has the start's data. */
export function EarlyStart(): ReactElement {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
