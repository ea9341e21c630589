import {
  DEMO_NEAR_VIEW,
  FILES_EVENT,
  FILES_WAIT_ATTRIBUTE,
  SLOW_LINE_ATTRIBUTE,
  START_ATTRIBUTE,
  STATE_ATTRIBUTE,
  WAITS_ATTRIBUTE,
} from '@site-packages/contracts';
import { PRESSES_SCRIPT } from './early-presses';
import { FONT_FILES_ATTRIBUTE } from './font-names';
import { KNOWN_ATTRIBUTE, MISSING_ATTRIBUTE, SHEET_ATTRIBUTE } from './sheet-names';
import { LINE_SCRIPT } from './slow-line';
import { FONT_SCRIPT, fontAddresses } from './web-fonts';

/** Maximum time that the page's scripts wait for the first demo's picture after the page is parsed, in milliseconds. */
const PATIENCE = 1200;

/** On the inline script in the head of a page with a demo: URLs of the page's own scripts and of its route's chunks, with spaces between. */
const SCRIPTS_ATTRIBUTE = 'data-page-scripts';
const CHUNKS_ATTRIBUTE = 'data-page-chunks';

/** Reads both attributes; `files` is all of these URLs, in order of need. */
const READ_FILES = `const {pageScripts,pageChunks}=d.querySelector('[${SCRIPTS_ATTRIBUTE}]').dataset,
scripts=pageScripts.split(' '),files=scripts.concat(pageChunks?pageChunks.split(' '):[]),
preload=(href,fetchPriority)=>{const l=d.createElement('link');for(const [k,v] of Object.entries({rel:'preload',as:'script',fetchpriority:fetchPriority,href}))l.setAttribute(k,v);
d.head.append(l);return l};`;

/** Maximum time that a demo's files wait for the page's scripts on a slow connection, in milliseconds. */
const LONGEST_WAIT = 4000;
/** How many of the page's scripts may still be loading when the demo's files are requested: they arrive before the response does. */
const LEFT = 2;

/**
 * Source of an inline script in the head of pages with a demo. On a slow connection, where most time is lost waiting for responses, it
 * preloads the page's scripts at once, and lets the demo's files be requested just early enough that they arrive after the scripts: loaded
 * side by side, both would arrive last. On a fast connection the processor is the bottleneck, so the scripts are requested only when they
 * are started.
 */
export const ASK_SCRIPT =
  `(()=>{const d=document,h=d.documentElement;if(!h.hasAttribute('${SLOW_LINE_ATTRIBUTE}'))return;${READ_FILES}
let left=files.length-${LEFT};h.toggleAttribute('${FILES_WAIT_ATTRIBUTE}',left>0);
const go=()=>{if(!h.hasAttribute('${FILES_WAIT_ATTRIBUTE}'))return;h.removeAttribute('${FILES_WAIT_ATTRIBUTE}');d.dispatchEvent(new Event('${FILES_EVENT}'))};
for(const file of files){const l=preload(file,'auto');l.onload=l.onerror=()=>--left||go()}setTimeout(go,${LONGEST_WAIT})})()`.replaceAll(
    '\n',
    '',
  );

/**
 * Source of an inline script at the end of pages with a demo. It starts the page's scripts after the first picture of a demo in view, or at
 * once when the demo is farther down or the connection is slow. Demo and page share one processor, and readers look at the demo long before
 * they use a button of the page. On a slow connection they share the connection, and the page comes first. The reader's first action starts
 * the scripts at once, and so does a demo that needs them (`WAITS_ATTRIBUTE`).
 */
export const START_SCRIPT =
  `(()=>{const d=document,demo=d.querySelector('[${START_ATTRIBUTE}]'),slow=d.documentElement.hasAttribute('${SLOW_LINE_ATTRIBUTE}'),
events=['pointerdown','keydown','focusin'];let over=0,watch,timer;${READ_FILES}
const start=()=>{if(over++)return;watch&&watch.disconnect();clearTimeout(timer);for(const e of events)removeEventListener(e,start,true);
if(!slow)for(const file of files)preload(file,'low');
for(const src of scripts){const s=d.createElement('script');s.src=src;s.async=false;d.head.append(s)}};
const drawn=()=>/^(running|failed|stopped)$/.test(demo.getAttribute('${STATE_ATTRIBUTE}'))||demo.hasAttribute('${WAITS_ATTRIBUTE}');
if(slow||drawn())return start();
new IntersectionObserver(([e],o)=>{o.disconnect();e.isIntersecting||start()},{rootMargin:'${DEMO_NEAR_VIEW}px 0px'}).observe(demo);
watch=new MutationObserver(()=>{if(drawn())requestAnimationFrame(()=>setTimeout(start))});
watch.observe(demo,{attributes:true,attributeFilter:['${STATE_ATTRIBUTE}','${WAITS_ATTRIBUTE}']});
timer=setTimeout(start,${PATIENCE});for(const e of events)addEventListener(e,start,true)})()`.replaceAll('\n', '');

/** What replaces the render-blocking style sheet. */
export interface InlinedRules {
  css: string;
  /** Names that the sheet's selectors mention and the page does not have (`missingNames`). */
  missing: string;
  /** Classes whose rules are inlined although scripts add them. */
  known: readonly string[];
}

export interface Rewrite {
  /** Without it, the sheet stays as Docusaurus links it. */
  inline?: InlinedRules | undefined;
  /** URLs of scripts to preload, from the host's root, in order of need. */
  scripts: readonly string[];
}

const SHEET_LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;
/** Docusaurus' own scripts; scripts from the site's configuration stay as they are. */
const PAGE_SCRIPT = /<script src="?([^\s">]*\/assets\/js\/[^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;

/** The style sheet's URL in a built page; undefined when the page has none. */
export function sheetAddress(html: string): string | undefined {
  return SHEET_LINK.exec(html)?.[1];
}

/** URLs of the scripts that the page's head loads. */
export function scriptAddresses(html: string): string[] {
  return [...html.matchAll(PAGE_SCRIPT)].map((match) => match[1] ?? '');
}

function rulesAndSheet({ css, missing, known }: InlinedRules, href: string): string {
  const names = `${SHEET_ATTRIBUTE}="${href}" ${MISSING_ATTRIBUTE}="${missing}" ${KNOWN_ATTRIBUTE}="${known.join(' ')}"`;
  return (
    `<style data-critical ${names}>${css.replaceAll('</', '<\\/')}</style>` +
    `<noscript><link rel="stylesheet" href="${href}"></noscript>`
  );
}

/**
 * Replaces the render-blocking style sheet by inlined rules, and preloads the route's chunks. On a page with a demo, scripts and chunks are
 * only listed and start after the demo (`START_SCRIPT`); on other pages, the scripts stay as Docusaurus wrote them. Inline scripts in the
 * head preload the fonts for readers who have loaded them before, and queue presses until the page is hydrated.
 */
export function rewriteHtml(html: string, { inline, scripts }: Rewrite): string {
  const hasDemo = html.includes(` ${START_ATTRIBUTE}=`);
  const fonts = fontAddresses(inline?.css ?? '');
  const page = html.replace(SHEET_LINK, (link, href: string) =>
    [
      `<script>${LINE_SCRIPT}</script>`,
      `<script>${PRESSES_SCRIPT}</script>`,
      fonts.length > 0 ? `<script ${FONT_FILES_ATTRIBUTE}="${fonts.join(' ')}">${FONT_SCRIPT}</script>` : '',
      inline === undefined ? link : rulesAndSheet(inline, href),
    ].join(''),
  );
  if (!hasDemo) {
    const links = scripts.map((src) => `<link rel="preload" as="script" href="${src}">`).join('');
    return page.replace('</head>', (end) => links + end);
  }
  // The demo's files load first, so the head only lists the page's scripts.
  const names = `${SCRIPTS_ATTRIBUTE}="${scriptAddresses(page).join(' ')}" ${CHUNKS_ATTRIBUTE}="${scripts.join(' ')}"`;
  const waiting = page
    .replace(PAGE_SCRIPT, '')
    .replace('</head>', (end) => `<script ${names}>${ASK_SCRIPT}</script>${end}`);
  const end = waiting.lastIndexOf('</body>');
  return end < 0 ? waiting : `${waiting.slice(0, end)}<script>${START_SCRIPT}</script>${waiting.slice(end)}`;
}
