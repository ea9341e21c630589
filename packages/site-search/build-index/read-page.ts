import { Parser } from 'htmlparser2';
import { LEAD_MARK } from '../model/leads';
import { DEMO_ATTRIBUTE, SEARCH_ATTRIBUTE, UNSEARCHED } from '@site-packages/contracts';

export interface PageSection {
  /** 1 for the page itself, 2 to 6 for a heading. */
  level: number;
  title: string;
  /** `id` of the heading; absent for the page itself. */
  anchor?: string;
  /** Prose up to the next heading: no code blocks, tables as running text. */
  text: string;
}

/** What the index needs from a built page. */
export interface PageContent {
  /** The first section is the page itself, up to its first heading. */
  sections: [PageSection, ...PageSection[]];
  /** Labels of the breadcrumbs, with the page's own label last; empty when the page shows none. */
  breadcrumbs: string[];
  description: string;
  /** Words under which the page wants to be found. */
  keywords: string[];
  language: string;
  /** `docs-default-current`, or `default` for pages outside the docs. */
  tag: string;
  /** Demos on the page, each with the index of the section that contains it. */
  demos: { id: string; section: number }[];
  /** True when the page asks not to be indexed. */
  hidden: boolean;
  /** Path of the page's canonical URL; on an alias it is that of another page. */
  canonical?: string;
  /** Path of the previous page in the sidebar. */
  previous?: string;
}

/** A sentence, and the headings of sections whose paragraphs open with the symptom of a mistake. */
const SENTENCE = /[.?!:]$/;
const SYMPTOMS = /\b(wrong|mistakes|errors)\b/i;

/** Elements whose content no reader would search for: code, controls, menus. */
const SKIPPED = new Set([
  ...['pre', 'script', 'style', 'svg', 'nav', 'aside', 'footer', 'button', 'form', 'select', 'textarea', 'iframe'],
  ...['template', 'noscript', 'canvas', 'object', 'dialog'],
]);
const SKIPPED_CLASSES = /(^|\s)(hash-link|theme-doc-toc-mobile|theme-doc-version-badge|pagination-nav|tabs)(\s|$)/;
/** Inline elements: the text on both sides belongs together. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Path of an absolute URL; undefined for anything else. */
function pathOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).pathname : undefined;
}

const tidy = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/**
 * Reads a page as Docusaurus writes it. Only the `main` element counts. A heading needs an `id` to start a section; the text of headings
 * without one, as on cards, belongs to the section they are in.
 */
export function readPageContent(html: string): PageContent {
  const first: PageSection = { level: 1, title: '', text: '' };
  const page: PageContent = {
    sections: [first],
    breadcrumbs: [],
    description: '',
    keywords: [],
    language: 'en',
    tag: 'default',
    demos: [],
    hidden: false,
  };
  let section = first;
  let documentTitle = '';
  let mainDepth = 0;
  let skipDepth = 0;
  let inTitle = false;
  /** The heading being read; its text becomes the section's title. */
  let heading: { name: string; text: string; section: PageSection } | undefined;
  /** True from the start of a paragraph until its first text; where the bold sentence that opens it begins. */
  let atStart = false;
  let leadStart: number | undefined;
  let crumbDepth = 0;
  let crumb: string | undefined;

  const readMeta = (attributes: Record<string, string>) => {
    const content = attributes['content'] ?? '';
    switch (attributes['name'] ?? attributes['property']) {
      case 'description':
        page.description = tidy(content);
        break;
      case 'keywords':
        page.keywords = content.split(',').map(tidy);
        break;
      case 'docsearch:language':
        page.language = content;
        break;
      case 'docsearch:docusaurus_tag':
        page.tag = content;
        break;
      case 'robots':
        if (content.includes('noindex')) page.hidden = true;
        break;
    }
  };

  const startHeading = (name: string, id: string | undefined) => {
    const level = Number(name[1]);
    if (level === 1) {
      if (first.title === '') heading = { name, text: '', section: first };
    } else if (id !== undefined && id !== '') {
      heading = { name, text: '', section: { level, title: '', anchor: id, text: '' } };
    }
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const classes = attributes['class'] ?? '';
        if (name === 'meta') readMeta(attributes);
        if (name === 'link' && attributes['rel'] === 'canonical') page.canonical = pathOf(attributes['href']);
        if (name === 'title' && documentTitle === '') inTitle = true;
        if (name === 'main') mainDepth += 1;
        if (/(^|\s)pagination-nav__link--prev(\s|$)/.test(classes)) page.previous = attributes['href'];
        if (mainDepth === 0 || VOID.has(name)) {
          section.text += name === 'br' ? ' ' : '';
          return;
        }
        if (crumbDepth > 0) {
          crumbDepth += 1;
          if (/(^|\s)breadcrumbs__link(\s|$)/.test(classes) && !('aria-label' in attributes)) crumb = '';
          return;
        }
        if (skipDepth === 0 && /(^|\s)theme-doc-breadcrumbs(\s|$)/.test(classes)) {
          crumbDepth = 1;
          return;
        }
        const demo = attributes[DEMO_ATTRIBUTE];
        if (skipDepth === 0 && demo !== undefined && demo !== '') {
          page.demos.push({ id: demo, section: page.sections.indexOf(section) });
        }
        if (
          skipDepth > 0 ||
          SKIPPED.has(name) ||
          demo !== undefined ||
          attributes[SEARCH_ATTRIBUTE] === UNSEARCHED[SEARCH_ATTRIBUTE] ||
          SKIPPED_CLASSES.test(classes)
        ) {
          skipDepth += 1;
          return;
        }
        if (/^h[1-6]$/.test(name)) startHeading(name, attributes['id']);
        if (!INLINE.has(name) && heading === undefined) section.text += ' ';
        if (name === 'strong' && atStart && heading === undefined) leadStart = section.text.length;
        else if (!INLINE.has(name)) atStart = name === 'p' || name === 'li';
      },
      ontext(text) {
        if (inTitle) documentTitle += text;
        if (mainDepth === 0 || skipDepth > 0) return;
        if (crumbDepth > 0) {
          if (crumb !== undefined) crumb += text;
        } else if (heading !== undefined) {
          heading.text += text;
        } else {
          section.text += text;
          if (tidy(text) !== '') atStart = false;
        }
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false;
        if (mainDepth === 0 || VOID.has(name)) return;
        if (name === 'main') {
          mainDepth -= 1;
          return;
        }
        if (crumbDepth > 0) {
          crumbDepth -= 1;
          if (crumb !== undefined && (name === 'a' || name === 'span' || name === 'li')) {
            if (tidy(crumb) !== '') page.breadcrumbs.push(tidy(crumb));
            crumb = undefined;
          }
          return;
        }
        if (skipDepth > 0) {
          skipDepth -= 1;
          return;
        }
        if (name === 'strong' && leadStart !== undefined) {
          const lead = section.text.slice(leadStart).trim();
          if (SENTENCE.test(lead) && SYMPTOMS.test(section.title))
            section.text = `${section.text.slice(0, leadStart)}${LEAD_MARK}${lead}`;
          leadStart = undefined;
        }
        if (heading?.name === name) {
          heading.section.title = tidy(heading.text);
          if (heading.section !== first) {
            section = heading.section;
            page.sections.push(section);
          }
          heading = undefined;
        } else if (!INLINE.has(name) && heading === undefined) {
          section.text += ' ';
        }
      },
    },
    { decodeEntities: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);

  for (const each of page.sections) each.text = tidy(each.text);
  if (first.title === '') first.title = tidy(documentTitle.split(' | ')[0] ?? '');
  return page;
}
