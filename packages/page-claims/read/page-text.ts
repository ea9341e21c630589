import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze();
const markdown = unified().use(remarkParse).freeze();

/** A page's paragraphs, headings, table rows and code blocks, as plain words. */
export function pageTexts(page: string): string[] {
  const texts: string[] = [];
  visit(mdx.parse(page), (node) => {
    if (node.type === 'tableRow') texts.push(plain(node.children.map((cell) => toString(cell)).join(' | ')));
    else if (node.type === 'paragraph' || node.type === 'heading') texts.push(plain(toString(node)));
    else if (node.type === 'code') texts.push(plain(node.value));
    else return undefined;
    return SKIP;
  });
  return texts;
}

/** A claim's words without markup, in the same form as in `pageTexts`. */
export function plainWords(says: string): string {
  const tree: Nodes = markdown.parse(says);
  return plain(toString(tree));
}

function plain(text: string): string {
  return text.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
