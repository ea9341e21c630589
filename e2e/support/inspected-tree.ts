import { expect } from '@playwright/test';
import { MAX_ROWS, type TreeRow } from '../../packages/demo-engine/model/inspection';
import type { DemoRun, InspectedDemo } from '../../testing/harness/demo-harness';
import type { NodeLine } from '../../testing/harness/model';

/**
 * Maximum number of rows that are compared one by one: the message channel limits characters per second, and the demo of 20,000 nodes has
 * as many rows.
 */
const MAX_COMPARED = 1200;

/** Expands every branch of the tree. */
export async function openAll(inspected: InspectedDemo): Promise<void> {
  const stages = (await rowsOf(inspected, MAX_ROWS)).rows.filter(({ level }) => level === 1);
  for (const { id } of stages) await inspected.ask({ type: 'toggle', node: id, open: true, withDescendants: true });
}

/** The first rows of the expanded tree, and the total number. */
export async function rowsOf(inspected: InspectedDemo, most: number): Promise<{ rows: TreeRow[]; total: number }> {
  const rows: TreeRow[] = [];
  for (;;) {
    const answer = await inspected.ask({ type: 'rows', from: rows.length, count: MAX_ROWS });
    if (answer.type !== 'rows') throw new Error(`The inspector has no rows: ${JSON.stringify(answer)}`);
    rows.push(...answer.rows);
    if (answer.rows.length === 0 || rows.length >= Math.min(answer.total, most)) return { rows, total: answer.total };
  }
}

/** A text as rows show it: short, and on one line. */
function word(text: string): string {
  return (text.length > 60 ? `${text.slice(0, 59)}…` : text).replace(/\s/g, ' ');
}

type Line = Omit<NodeLine, 'key'>;

function lineOfRow({
  className,
  name,
  nodeId,
  level,
  position,
  siblings,
  children,
  visible,
  listening,
}: TreeRow): Line {
  return { className, name, nodeId, level, position, siblings, children, visible, listening };
}

function lineOfNode({ key: _key, ...line }: NodeLine): Line {
  return { ...line, name: word(line.name), nodeId: word(line.nodeId) };
}

/** Asserts that the inspector's tree is the demo's. An animated demo may change between two reads: then both are read again. */
export async function expectSameTree(run: DemoRun): Promise<void> {
  const inspected = await run.inspect();
  await openAll(inspected);
  await expect(async () => {
    const nodes = await run.nodes();
    const { rows, total } = await rowsOf(inspected, MAX_COMPARED);
    expect(total, 'nodes of the tree').toBe(nodes.length);
    expect(rows.map(lineOfRow)).toEqual(nodes.slice(0, rows.length).map(lineOfNode));
  }).toPass({ timeout: 30_000 });
  await inspected.close();
}
