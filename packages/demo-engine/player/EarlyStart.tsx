import earlyScript from '@demo-data/early';
import type { ReactElement } from 'react';
import { EARLY_SCRIPT_ATTRIBUTE } from '../early-start/shared-runtime';

/** Adds the early script once; runs where the server's HTML has it, never where React makes the element. */
const code = `(function(d){if(d.querySelector('script[${EARLY_SCRIPT_ATTRIBUTE}]'))return;
var s=d.createElement('script');s.src=${JSON.stringify(earlyScript)};s.async=true;s.setAttribute('${EARLY_SCRIPT_ATTRIBUTE}','');d.head.appendChild(s)})(document)`;

/** Lets the demo start while the page's own script is still on its way. */
export function EarlyStart(): ReactElement {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
