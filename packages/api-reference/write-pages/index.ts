import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { resolveReference, type ReferenceIndex } from '../model/references';

export { textsFile } from '../supplement/files';

/** Options of the plugin. */
export interface ReferenceLinksOptions {
  /** Absolute path of the generated `references.json`. */
  indexFile: string;
}

/** A Markdown node, limited to what the plugin needs. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
  position?: { start: { line: number } };
}

/**
 * Remark plugin: turns `Konva.Rect`, `Konva.Rect#fill` and the like in backticks into links to the API reference, on any page. An unknown
 * name fails the page with its line and the nearest known name. All errors of a page are reported together.
 */
export function referenceLinks(
  options: ReferenceLinksOptions,
): (tree: Root, file: { path?: string; cwd?: string }) => void {
  let index: ReferenceIndex | undefined;
  return (tree, file) => {
    index ??= readIndex(options.indexFile);
    const problems: string[] = [];
    linkChildren(tree as MarkdownNode, index, problems);
    if (problems.length > 0) {
      throw new Error(
        `References to the library that lead nowhere in ${file.path ?? 'a page'}:\n${problems.join('\n')}`,
      );
    }
  };
}

function linkChildren(node: MarkdownNode, index: ReferenceIndex, problems: string[]): void {
  const { children } = node;
  // Headings stay plain text: links in them would also appear in the table of contents.
  if (!children || node.type === 'link' || node.type === 'linkReference' || node.type === 'heading') return;
  children.forEach((child, at) => {
    if (child.type !== 'inlineCode' || child.value === undefined) {
      linkChildren(child, index, problems);
      return;
    }
    const found = resolveReference(index, child.value);
    if (!found) return;
    if ('problem' in found) {
      if (index.isDraft === true) {
        child.value += ' (not in this version)';
        return;
      }
      problems.push(`  line ${child.position?.start.line ?? 0}: \`${child.value}\`: ${found.problem}. ${found.fix}`);
      return;
    }
    const link: MarkdownNode & { url: string } = { type: 'link', url: found.address, children: [child] };
    children[at] = link;
  });
}

function readIndex(file: string): ReferenceIndex {
  const index: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isIndex(index)) throw new Error(`${file} is not an index of the API reference: run npm run generate.`);
  return index;
}

function isIndex(value: unknown): value is ReferenceIndex {
  return typeof value === 'object' && value !== null && 'pages' in value && 'types' in value && 'outside' in value;
}
