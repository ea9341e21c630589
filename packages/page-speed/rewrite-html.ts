import { PRESSES_SCRIPT } from './early-presses';
import { FONT_FILES_ATTRIBUTE } from './font-names';
import { KNOWN_ATTRIBUTE, MISSING_ATTRIBUTE, SHEET_ATTRIBUTE } from './sheet-names';
import { LINE_SCRIPT, SLOW_LINE_ATTRIBUTE } from './slow-line';
import { FONT_SCRIPT, fontAddresses } from './web-fonts';

/** Longest that the page's scripts wait for the first demo to draw, in milliseconds after the page is parsed. */
const PATIENCE = 1200;
/** How far outside the viewport, in pixels, a demo may be for the scripts to wait for it: the demo engine starts that early. */
const NEAR = 240;

/** On the inline script in the head of a page with a demo: URLs of the page's scripts and of its route's chunks, separated by spaces. */
const SCRIPTS_ATTRIBUTE = 'data-page-scripts';
const CHUNKS_ATTRIBUTE = 'data-page-chunks';

/** Reads both attributes; `files` lists all of them in the order in which they are needed. */
const READ_FILES = `const {pageScripts,pageChunks}=d.querySelector('[${SCRIPTS_ATTRIBUTE}]').dataset,
scripts=pageScripts.split(' '),files=scripts.concat(pageChunks?pageChunks.split(' '):[]),
preload=(href,fetchPriority)=>{const l=d.createElement('link');for(const [k,v] of Object.entries({rel:'preload',as:'script',fetchpriority:fetchPriority,href}))l.setAttribute(k,v);
d.head.append(l);return l};`;

/** The protocol with the demo engine: while `<html>` has the attribute, its files wait for the event on the document. */
const FILES_WAIT = 'data-demo-files-wait';
const FILES_EVENT = 'kd-demo-files';
/** Longest that a demo's files wait, in milliseconds. */
const LONGEST_WAIT = 4000;
/** How many of the page's scripts may still be loading when the demo's files are requested: the response takes longer than they do. */
const LEFT = 2;

/**
 * For the head of pages with a demo. On a slow connection, latency costs most: the page's scripts are requested at once, and the demo's
 * files so late that their bytes arrive right after the page's. Loaded side by side, both would finish late. On a fast connection, CPU time
 * is scarce: the scripts are requested when they are started.
 */
export const ASK_SCRIPT =
  `(()=>{const d=document,h=d.documentElement;if(!h.hasAttribute('${SLOW_LINE_ATTRIBUTE}'))return;${READ_FILES}
let left=files.length-${LEFT};h.toggleAttribute('${FILES_WAIT}',left>0);
const go=()=>{if(!h.hasAttribute('${FILES_WAIT}'))return;h.removeAttribute('${FILES_WAIT}');d.dispatchEvent(new Event('${FILES_EVENT}'))};
for(const file of files){const l=preload(file,'auto');l.onload=l.onerror=()=>--left||go()}setTimeout(go,${LONGEST_WAIT})})()`.replaceAll(
    '\n',
    '',
  );

/**
 * For pages with a demo. Starts the page's scripts after a demo in view has drawn its first frame, or at once when the demo is farther
 * down or the connection is slow. The demo and the page compete for one CPU, and readers look at the demo long before they use a button of
 * the page. On a slow connection they compete for that, and the page comes first. The reader's first interaction starts the scripts at
 * once, and so does a demo that needs them and says so (`data-waits`).
 */
export const START_SCRIPT =
  `(()=>{const d=document,demo=d.querySelector('[data-start]'),slow=d.documentElement.hasAttribute('${SLOW_LINE_ATTRIBUTE}'),
events=['pointerdown','keydown','focusin'];let over=0,watch,timer;${READ_FILES}
const start=()=>{if(over++)return;watch&&watch.disconnect();clearTimeout(timer);for(const e of events)removeEventListener(e,start,true);
if(!slow)for(const file of files)preload(file,'low');
for(const src of scripts){const s=d.createElement('script');s.src=src;s.async=false;d.head.append(s)}};
const drawn=()=>/^(running|failed|stopped)$/.test(demo.dataset.state)||'waits'in demo.dataset;
if(slow||drawn())return start();
new IntersectionObserver(([e],o)=>{o.disconnect();e.isIntersecting||start()},{rootMargin:'${NEAR}px 0px'}).observe(demo);
watch=new MutationObserver(()=>{if(drawn())requestAnimationFrame(()=>setTimeout(start))});
watch.observe(demo,{attributes:true,attributeFilter:['data-state','data-waits']});
timer=setTimeout(start,${PATIENCE});for(const e of events)addEventListener(e,start,true)})()`.replaceAll('\n', '');

/** What replaces the render-blocking sheet. */
export interface InlinedRules {
  css: string;
  /** Names that the sheet's rules mention and the page does not have (`missingNames`). */
  missing: string;
  /** Classes that scripts add and whose rules are inlined nevertheless. */
  known: readonly string[];
}

export interface Rewrite {
  /** When it is undefined, the sheet stays as Docusaurus linked it. */
  inline?: InlinedRules | undefined;
  /** Site-absolute URLs of scripts to preload, in the order in which they are needed. */
  scripts: readonly string[];
}

const SHEET_LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;
/** Matches Docusaurus' own scripts; those added by the configuration stay as they are. */
const PAGE_SCRIPT = /<script src="?([^\s">]*\/assets\/js\/[^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;

/** The style sheet's URL in a built page, or undefined when the page has none. */
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
 * Replaces the render-blocking sheet by inlined rules and adds the route's chunks. The scripts of a page with a demo wait for the demo;
 * those of other pages stay as Docusaurus wrote them. Inline scripts in the head note a slow connection, queue what is pressed before the
 * page is hydrated, and preload the fonts that the browser has loaded before.
 */
export function rewriteHtml(html: string, { inline, scripts }: Rewrite): string {
  const hasDemo = html.includes(' data-start=');
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
  // The demo's files are loaded first, so the head only lists the page's.
  const names = `${SCRIPTS_ATTRIBUTE}="${scriptAddresses(page).join(' ')}" ${CHUNKS_ATTRIBUTE}="${scripts.join(' ')}"`;
  const waiting = page
    .replace(PAGE_SCRIPT, '')
    .replace('</head>', (end) => `<script ${names}>${ASK_SCRIPT}</script>${end}`);
  const end = waiting.lastIndexOf('</body>');
  return end < 0 ? waiting : `${waiting.slice(0, end)}<script>${START_SCRIPT}</script>${waiting.slice(end)}`;
}
