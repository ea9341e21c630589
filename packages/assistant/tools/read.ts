import { anchorOf, sectionsOf, type Section } from '../data/sections';
import { Refusal, type Docs, type Framework } from '../data/docs';
import { api } from './api';

/** Sections that `demo` gives, and addresses for those who have no tools. */
const NOT_TEXT = /^(?:Code: |Other files of the demo$)/;

/**
 * A page's text in one framework, or one section.
 * @param address path of the page; an anchor names a section
 * @param section heading or anchor; replaces the anchor of the address
 */
export function read(docs: Docs, address: string, framework: Framework, section?: string): string {
  const path = docs.pagePath(address);
  const anchor = section ?? /#(.+)$/.exec(address)?.[1];
  const className = /^\/api\/Konva(?:\.(\w+))?\.html$/.exec(path);
  if (className) return api(docs, `${className[1] ?? 'Konva'}${anchor === undefined ? '' : `#${anchor}`}`);
  const markdown = docs.page(path, framework);
  const sections = sectionsOf(markdown);
  if (anchor === undefined) {
    const parts = sections.filter(({ depth, title }) => depth <= 2 && !NOT_TEXT.test(title)).map(({ text }) => text);
    const hasCode = sections.some(({ title }) => title.startsWith('Code: '));
    return [...parts, ...(hasCode ? [`The code of the page: call \`demo\` with demo = ${path}.`] : [])].join('\n\n');
  }
  const titleAt = docs.index.records.find(({ url }) => url === `${path}#${anchor}`)?.titles.at(-1);
  const wanted = new Set([anchor, titleAt ?? anchor, anchor.toLowerCase()].map(anchorOf));
  const isWanted = ({ title }: Section) => wanted.has(anchorOf(title));
  // A long page in one framework may leave sections to the whole page.
  const found = sections.find(isWanted) ?? sectionsOf(docs.file(`${path}.md`)).find(isWanted);
  if (found === undefined) {
    const titles = sections.slice(1).map(({ title }) => title);
    throw new Refusal(
      `${path} has no section "${anchor.slice(0, 100)}" in ${framework}. Its sections: ${titles.join('; ')}.`,
    );
  }
  const [page] = sections;
  return found === page ? found.text : `${page?.title ?? ''} (${path})\n\n${found.text}`;
}
