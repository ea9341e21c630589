import {
  flagAttribute,
  isString,
  type MdxAttribute,
  mdxElement,
  type MdxNode,
  numberAttribute,
  textAttribute,
  visitNodes,
} from '@site-packages/contracts';
import { markLines, parseFenceMeta, takeLineComments } from './code-fence';
import { startedService } from './service';

/** Props of the component `HighlightedCode`, which the site provides to its pages. */
export interface HighlightedCodeProps {
  /** Content of the `code` element: escaped, with the classes of `highlight/code.css`. Lines are separated by line breaks. */
  html: string;
  /** The fence's language; absent for plain text. */
  language?: string;
  /** File name or other title of the block. */
  title?: string;
  /** Number of lines, so that a component can number them. */
  lines: number;
  showLineNumbers?: boolean;
  /** A whole program, which the playground can open. */
  isProgram?: boolean;
}

/**
 * Highlights the fenced code of pages at build time: every `<pre><code>` becomes `<HighlightedCode html="…" />`. Inline code is
 * left as it is.
 */
export function rehypeCode(): (tree: MdxNode) => Promise<void> {
  return async (tree) => {
    const blocks: { parent: MdxNode; node: MdxNode; code: MdxNode }[] = [];
    visitNodes(tree, (node, parent) => {
      const code = node.children?.length === 1 ? node.children[0] : undefined;
      if (node.tagName === 'pre' && code?.tagName === 'code') blocks.push({ parent, node, code });
    });
    if (blocks.length === 0) return;
    const { client } = await startedService();
    const made = new Map<MdxNode, MdxNode>();
    await Promise.all(
      blocks.map(async ({ node, code }) => {
        const language = languageOf(code);
        const meta = parseFenceMeta(metaOf(code));
        const taken = takeLineComments(textOf(code).replace(/\n$/, ''), meta.lines);
        const html = markLines(await client.call('highlight', taken.code, language), taken.lines);
        const attributes: MdxAttribute[] = [
          textAttribute('html', html),
          numberAttribute('lines', taken.code.split('\n').length),
          ...(language === '' ? [] : [textAttribute('language', language)]),
          ...(meta.title === undefined ? [] : [textAttribute('title', meta.title)]),
          ...(meta.showLineNumbers ? [flagAttribute('showLineNumbers')] : []),
          ...(meta.isCore ? [flagAttribute('isProgram')] : []),
        ];
        made.set(node, mdxElement('HighlightedCode', attributes));
      }),
    );
    for (const { parent } of blocks) parent.children = parent.children?.map((child) => made.get(child) ?? child);
  };
}

function languageOf(code: MdxNode): string {
  const classes: unknown = code.properties?.['className'];
  const names: unknown[] = Array.isArray(classes) ? classes : [];
  const name = names.filter(isString).find((one) => one.startsWith('language-'));
  return name?.slice('language-'.length) ?? '';
}

/** The text after the language: where the MDX parser stores it, or where Docusaurus has moved it. */
function metaOf(code: MdxNode): string {
  const meta = code.data?.['meta'] ?? code.properties?.['metastring'];
  return isString(meta) ? meta : '';
}

function textOf(node: MdxNode): string {
  if (node.type === 'text') return node.value ?? '';
  return (node.children ?? []).map(textOf).join('');
}
