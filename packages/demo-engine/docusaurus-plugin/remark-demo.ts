import path from 'node:path';
import {
  defaultImport,
  flagAttribute,
  type MdxAttribute,
  mdxElement,
  type MdxNode,
  namedImport,
  numberAttribute,
  variableAttribute,
  visitNodes,
} from '@site-packages/contracts';
import { isLiveFence, type LiveBlock, parseLive } from '../catalog/live';
import { formatProblems } from '../catalog/problems';
import type { Problem } from '../model/demo';
import { FEWEST_LINES } from '../model/published';
import { startedService } from './service';

/** Name of a demo's element, and the module from which its component is imported. */
const ELEMENT = 'Demo';
const PLAYER = '@site-packages/demo-engine/player';

/** Heights of a player's parts in pixels: its bars, one line of code, and the space around the lines. */
const BARS = 90;
const LINE = 20;
const PADDING = 24;

interface Page {
  path?: string;
}

/**
 * Passes each `<Demo id="…" />` of a page its demo's data, and turns fenced blocks marked `live` into such elements. The demo's id
 * becomes an import of `@demo-data/<id>`, so the page is rebuilt when the demo changes. The component is imported only by pages
 * with a demo: no other page loads it.
 */
export function remarkDemo(): (tree: MdxNode, page: Page) => Promise<void> {
  return async (tree, page) => {
    let hasElement = false;
    const elements: { node: MdxNode; id: string; line: number }[] = [];
    const fences: { node: MdxNode; parent: MdxNode; line: number }[] = [];
    visitNodes(tree, (node, parent) => {
      const line = node.position?.start.line ?? 1;
      if (isDemoElement(node)) {
        hasElement = true;
        const id = demoId(node);
        if (id !== undefined) elements.push({ node, id, line });
      } else if (node.type === 'code' && isLiveFence(node.meta ?? '')) fences.push({ node, parent, line });
    });
    if (!hasElement && fences.length === 0) return;

    const { client, root } = await startedService();
    const file = page.path === undefined ? 'page' : path.relative(root, page.path).replaceAll('\\', '/');
    const problems: Problem[] = [];
    const imports = new Map<string, string>();
    const dataAttribute = (id: string): MdxAttribute => {
      const variable = imports.get(id) ?? `__demo${imports.size}`;
      imports.set(id, variable);
      return variableAttribute('data', variable);
    };

    for (const { node, id, line } of elements) {
      const { found, nearest } = await client.call('findDemo', id);
      if (!found) {
        const fix = nearest === undefined ? 'Name a folder below demos/.' : `Write <Demo id="${nearest}" />.`;
        problems.push({ file, line, message: `There is no demo "${id}".`, fix });
      } else node.attributes = [...withoutData(node.attributes), dataAttribute(id)];
    }
    for (const { node, parent, line } of fences) {
      const parsed = parseLive(node.lang ?? '', node.meta ?? '', node.value ?? '');
      if ('error' in parsed) {
        problems.push({ file, line, ...parsed.error });
        continue;
      }
      const { block } = parsed;
      problems.push(...(await client.call('ensureLive', block, file, line + 1)));
      parent.children = (parent.children ?? []).map((child) =>
        child === node
          ? {
              ...mdxElement(ELEMENT, [dataAttribute(block.id), numberAttribute('height', block.height)]),
              data: { height: leastHeight(block) },
            }
          : child,
      );
    }
    markFirst(tree);
    if (problems.length > 0) throw new Error(formatProblems(problems));
    const nodes = [...imports].map(([id, variable]) => defaultImport(variable, `@demo-data/${id}`));
    tree.children = [namedImport(ELEMENT, PLAYER), ...nodes, ...(tree.children ?? [])];
  };
}

/** Tells the first demo of a page that it is the first, when it stands before the first heading of level 2. */
function markFirst(tree: MdxNode): void {
  for (const node of tree.children ?? []) {
    if (node.type === 'heading' && node.depth !== 1) return;
    if (!isDemoElement(node)) continue;
    node.attributes = [...(node.attributes ?? []), flagAttribute('isFirst')];
    return;
  }
}

/** Minimum height of a live block's player in pixels, for plugins that measure the page. */
function leastHeight({ text, height }: LiveBlock): number {
  const lines = Math.min(FEWEST_LINES, text.trim().split('\n').length);
  return BARS + lines * LINE + PADDING + height;
}

function isDemoElement(node: MdxNode): boolean {
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === ELEMENT;
}

function demoId(node: MdxNode): string | undefined {
  for (const attribute of node.attributes ?? []) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id') continue;
    if (typeof attribute.value === 'string') return attribute.value;
  }
  return undefined;
}

function withoutData(attributes: MdxNode['attributes']): NonNullable<MdxNode['attributes']> {
  return (attributes ?? []).filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== 'data');
}
