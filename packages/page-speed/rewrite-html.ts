/** Loads the full sheet after the first paint: it starts at once but blocks nothing, then takes effect. */
export const SHEET_SCRIPT = `for(const l of document.querySelectorAll('link[data-full-sheet]')){const on=()=>{l.media='all'};l.sheet?on():l.addEventListener('load',on)}`;

export interface Rewrite {
  /** Inlined rules. */
  css: string;
  /** Site-absolute addresses of scripts to preload, in order of need. */
  scripts: readonly string[];
}

const SHEET_LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/;

/** The style sheet's address in a built page; nothing when the page has none. */
export function sheetAddress(html: string): string | undefined {
  return SHEET_LINK.exec(html)?.[1];
}

/** Script addresses that the page's head loads. */
export function scriptAddresses(html: string): string[] {
  return [...html.matchAll(/<script src="?([^\s">]+)"? defer/g)].map((match) => match[1] ?? '');
}

/** Puts inlined rules and preload links in the place of the blocking sheet. */
export function rewriteHtml(html: string, { css, scripts }: Rewrite): string {
  return html.replace(SHEET_LINK, (_, href: string) =>
    [
      `<style data-critical>${css.replaceAll('</', '<\\/')}</style>`,
      `<link rel="stylesheet" href="${href}" media="print" data-full-sheet>`,
      `<noscript><link rel="stylesheet" href="${href}"></noscript>`,
      `<script>${SHEET_SCRIPT}</script>`,
      ...scripts.map((src) => `<link rel="preload" as="script" href="${src}">`),
    ].join(''),
  );
}
