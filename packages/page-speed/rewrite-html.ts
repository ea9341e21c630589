import { FONT_FILES_ATTRIBUTE } from './font-names';
import { FONT_SCRIPT, fontAddresses } from './web-fonts';

/** Lets the full sheet take effect when it has come; it is on its way but blocks nothing. */
const SHEET_SCRIPT = `for(const l of document.querySelectorAll('link[data-full-sheet]')){const on=()=>{l.media='all'};l.sheet?on():l.addEventListener('load',on)}`;

/** Longest that the page's scripts wait for the first demo's picture after the page is parsed, in milliseconds. */
const PATIENCE = 1200;
/** A line that took longer to answer for the page itself, in milliseconds, is slow. */
const SLOW_ANSWER = 250;
/** How far outside the view the demo may be for the scripts to wait for it, in pixels: what the demo engine starts early. */
const NEAR = 240;

/**
 * For pages with a demo. Starts the page's scripts after the first picture of a demo in view, or at once when it is farther down.
 * Both share one processor, and a reader looks at the demo long before they use a button of the page. Whatever they do first starts
 * the scripts at once, and so does a demo that says (`data-waits`) that it needs them. The full sheet waits with them: laying the
 * page out again takes longer than all that the demo needs. On a slow line, where time is lost by waiting for answers, the scripts
 * are asked for behind the demo's own files; on a fast one, where the processor is what is short, when they are started.
 */
export const START_SCRIPT =
  `(()=>{const d=document,demo=d.querySelector('[data-start]'),events=['pointerdown','keydown','focusin'];let over=0,watch,timer;
const ask=()=>{for(const l of d.querySelectorAll('link[rel=later]'))l.rel='preload'};
const start=()=>{if(over++)return;watch&&watch.disconnect();clearTimeout(timer);for(const e of events)removeEventListener(e,start,true);
${SHEET_SCRIPT};ask();for(const l of d.querySelectorAll('link[data-page-script]')){const s=d.createElement('script');s.src=l.href;s.async=false;d.head.append(s)}};
const drawn=()=>/^(running|failed|stopped)$/.test(demo.dataset.state)||'waits'in demo.dataset;
if(drawn())return start();
new IntersectionObserver(([e],o)=>{o.disconnect();e.isIntersecting||start()},{rootMargin:'${NEAR}px 0px'}).observe(demo);
watch=new MutationObserver(()=>{if(drawn())requestAnimationFrame(()=>setTimeout(start))});
watch.observe(demo,{attributes:true,attributeFilter:['data-state','data-waits']});
const [came]=performance.getEntriesByType('navigation');if(came&&came.responseStart-came.requestStart>${SLOW_ANSWER})ask();
timer=setTimeout(start,${PATIENCE});for(const e of events)addEventListener(e,start,true)})()`.replaceAll('\n', '');

export interface Rewrite {
  /** Inlined rules. */
  css: string;
  /** Site-absolute addresses of scripts to preload, in order of need. */
  scripts: readonly string[];
}

const SHEET_LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;
/** The generator's own scripts; those of a configuration stay as they are. */
const PAGE_SCRIPT = /<script src="?([^\s">]*\/assets\/js\/[^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;

/** The style sheet's address in a built page; nothing when the page has none. */
export function sheetAddress(html: string): string | undefined {
  return SHEET_LINK.exec(html)?.[1];
}

/** Script addresses that the page's head loads. */
export function scriptAddresses(html: string): string[] {
  return [...html.matchAll(PAGE_SCRIPT)].map((match) => match[1] ?? '');
}

/**
 * Puts inlined rules in the place of the blocking sheet and names the route's chunks. The scripts of a page with a demo wait until
 * the demo has had its turn; those of other pages stay as the generator wrote them. A script in the head asks for the fonts of a
 * reader who has had them before.
 */
export function rewriteHtml(html: string, { css, scripts }: Rewrite): string {
  const hasDemo = html.includes(' data-start=');
  const fonts = fontAddresses(css);
  const page = html.replace(SHEET_LINK, (_, href: string) =>
    [
      fonts.length > 0 ? `<script ${FONT_FILES_ATTRIBUTE}="${fonts.join(' ')}">${FONT_SCRIPT}</script>` : '',
      `<style data-critical>${css.replaceAll('</', '<\\/')}</style>`,
      `<link rel="stylesheet" href="${href}" media="print" data-full-sheet>`,
      `<noscript><link rel="stylesheet" href="${href}"></noscript>`,
      hasDemo ? '' : `<script>${SHEET_SCRIPT}</script>`,
    ].join(''),
  );
  const preload = (src: string) =>
    // Where a demo starts first, its files go first.
    `<link rel="${hasDemo ? 'later' : 'preload'}" as="script" href="${src}"${hasDemo ? ' fetchpriority="low"' : ''}`;
  const withChunks = page.replace('</head>', (end) => scripts.map((src) => `${preload(src)}>`).join('') + end);
  if (!hasDemo) return withChunks;
  const waiting = withChunks.replace(PAGE_SCRIPT, (_, src: string) => `${preload(src)} data-page-script>`);
  const end = waiting.lastIndexOf('</body>');
  return end < 0 ? waiting : `${waiting.slice(0, end)}<script>${START_SCRIPT}</script>${waiting.slice(end)}`;
}
