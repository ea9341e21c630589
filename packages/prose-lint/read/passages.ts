import type { Nodes, Paragraph } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import type { Root } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Passage } from '../model';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();
const english = new ParseEnglish();

/**
 * The prose of a text: its paragraphs, headings and table cells, without code.
 *
 * @param text Markdown or MDX
 * @param start offset of the text in its file
 * @throws when the MDX cannot be parsed
 */
export function passagesOf(text: string, format: 'markdown' | 'mdx', start = 0): Passage[] {
  const file = new VFile(text);
  const tree: Nodes = (format === 'mdx' ? mdx : markdown).parse(file);
  withIndentation(tree, text);
  const passages: Passage[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined;
    // The converter ignores tables, so their cells are treated as paragraphs.
    const paragraph: Paragraph = { type: 'paragraph', children: node.children, position: node.position };
    passages.push({ tree: withoutFinalStops(toNlcst(paragraph, file, english)), file, start });
    return SKIP;
  });
  return passages;
}

/** Restores the indentation of lines in lists, because the converter computes positions from the length of texts. */
function withIndentation(tree: Nodes, text: string): void {
  visit(tree, 'text', (node) => {
    const written = text.slice(node.position?.start.offset, node.position?.end.offset);
    if (/\n[ \t>]/.test(written) && !written.includes('&')) node.value = written;
  });
}

/** When a bold sentence ends before a lowercase letter, the parser treats its period as part of the last word. This removes the period. */
function withoutFinalStops(tree: Root): Root {
  visit(tree, 'WordNode', (word, index, parent) => {
    const last = word.children.at(-1);
    if (last?.type !== 'PunctuationNode' || parent?.type !== 'SentenceNode' || index === undefined) return;
    word.children.pop();
    parent.children.splice(index + 1, 0, last);
  });
  return tree;
}
