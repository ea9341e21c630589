/** Comments of Markdown, and of MDX. */
const REGION =
  /<!-- figures:([\w./-]+) -->([\s\S]*?)<!-- \/figures:\1 -->|\{\/\* figures:([\w./-]+) \*\/\}([\s\S]*?)\{\/\* \/figures:\3 \*\/\}/g;

/** A generated part of a document: the text between `<!-- figures:NAME -->` and `<!-- /figures:NAME -->`. MDX has its own comments. */
export interface Region {
  name: string;
  text: string;
}

/** All generated parts of a document, in their order. */
export function regionsIn(document: string): Region[] {
  return [...document.matchAll(REGION)].map(([, name, text, nameInMdx, textInMdx]) => ({
    name: name ?? nameInMdx ?? '',
    text: text ?? textInMdx ?? '',
  }));
}

/** The document with the same length and lines, and blanks for its generated parts. */
export function blankRegions(document: string): string {
  return document.replaceAll(REGION, (region) => region.replaceAll(/[^\n]/g, ' '));
}

/**
 * The document with new text in its generated parts. A region that starts on a line of its own gets its text as a block, any other within its
 * sentence.
 *
 * @param textOf undefined keeps what is there
 */
export function fillRegions(document: string, textOf: (name: string) => string | undefined): string {
  return document.replaceAll(REGION, (region) => {
    const [{ name, text: old } = { name: '', text: '' }] = regionsIn(region);
    const text = textOf(name);
    if (text === undefined) return region;
    const inner = old.startsWith('\n') ? `\n\n${text}\n\n` : text;
    const start = region.indexOf(old, region.indexOf(name) + name.length + ' -->'.length);
    return `${region.slice(0, start)}${inner}${region.slice(start + old.length)}`;
  });
}
