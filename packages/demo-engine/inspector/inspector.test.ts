import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Attribute } from '../model/inspection';
import { type FakeNode, FakeInspectorSource } from '../testing/fake-inspector';
import { NOTHING_SHOWN } from './asked';
import { Inspector } from './inspector';

const x: Attribute = { name: 'x', value: { kind: 'number', value: 5 }, isSet: true, isEditable: true };

function scene(): FakeNode[] {
  const shapes = Array.from({ length: 300 }, (_, index): FakeNode => ({
    id: 100 + index,
    className: 'Rect',
    name: index % 2 === 0 ? 'even' : 'odd',
    attributes: [{ ...x }],
  }));
  return [
    {
      id: 1,
      className: 'Stage',
      isOpen: true,
      children: [
        { id: 2, className: 'Layer', children: shapes },
        { id: 3, className: 'Layer', children: [{ id: 4, className: 'Circle', nodeId: 'sun' }] },
      ],
    },
  ];
}

let detach = (): void => undefined;
afterEach(() => {
  detach();
  detach = () => undefined;
});

async function setUp(roots = scene()) {
  const source = new FakeInspectorSource(roots);
  const inspector = new Inspector(source);
  detach = inspector.attach();
  inspector.rows.show(0, 20);
  source.begin();
  await vi.waitFor(() => expect(inspector.rows.at(2)).toBeDefined());
  return { source, inspector, now: () => inspector.getSnapshot() };
}

/** Ids of the known rows. */
const ids = (inspector: Inspector): number[] => inspector.rows.known().map(([, row]) => row.id);

describe('the rows', () => {
  it('are requested only for the part in view, even in a long tree', async () => {
    const { source, inspector } = await setUp();
    expect(ids(inspector)).toEqual([1, 2, 3]);
    await inspector.toggle(1, true);
    expect(inspector.rows.total).toBe(303);
    inspector.rows.show(200, 215);
    await vi.waitFor(() => expect(inspector.rows.at(215)?.id).toBe(313));
    for (const { count } of source.asked('rows')) expect(count).toBeLessThanOrEqual(120);
    const before = source.requests.length;
    inspector.rows.show(201, 216);
    expect(source.requests.length).toBe(before);
  });

  it('stay on the screen until the new ones arrive, and the active row stays with its node', async () => {
    const { source, inspector, now } = await setUp();
    inspector.move(2);
    source.roots[0]?.children?.unshift({ id: 9, className: 'Layer' });
    source.tell({ type: 'changed', total: 4, nodes: 305, structure: true, values: false });
    expect(ids(inspector)).toEqual([1, 2, 3]);
    await vi.waitFor(() => expect(ids(inspector)).toEqual([1, 9, 2, 3]));
    await vi.waitFor(() => expect(now().active).toBe(3));
    expect(now().nodes).toBe(305);
  });

  it('lead to a parent far above', async () => {
    const { inspector, now } = await setUp();
    await inspector.toggle(1, true);
    inspector.rows.show(280, 300);
    await vi.waitFor(() => expect(inspector.rows.at(290)).toBeDefined());
    await inspector.toParent(290);
    expect(now().active).toBe(1);
  });
});

describe('selecting', () => {
  it('requests the node’s details and highlights it', async () => {
    const { source, inspector, now } = await setUp();
    inspector.select(2);
    await vi.waitFor(() => expect(now().details?.className).toBe('Layer'));
    expect(source.asked('highlight').at(-1)?.node).toBe(2);
  });

  it('follows a click in the drawing, wherever the node is in the tree, and ends picking', async () => {
    const { source, inspector, now } = await setUp();
    source.tell({ type: 'picked', node: 4 });
    expect(now().selected).toBeUndefined();
    inspector.setPicking(true);
    source.tell({ type: 'pointed', node: { id: 4, label: 'Circle #sun' } });
    expect(now().pointed).toBe('Circle #sun');
    source.tell({ type: 'picked', node: 4 });
    await vi.waitFor(() => expect(now().details?.id).toBe(4));
    expect(now()).toMatchObject({ isPicking: false, active: 3, picks: 1 });
    expect(source.asked('pick').map(({ on }) => on)).toEqual([true, false]);
  });

  it('finds the node again after a restart, in which it has another id', async () => {
    const { source, inspector, now } = await setUp();
    await inspector.selectAnywhere(104);
    await vi.waitFor(() => expect(source.asked('search').at(-1)?.selector).toBe('Rect'));
    const other = scene();
    for (const layer of other[0]?.children ?? []) for (const shape of layer.children ?? []) shape.id += 1000;
    source.roots = other;
    source.begin();
    await vi.waitFor(() => expect(now().details?.id).toBe(1104));
  });

  it.each(Array.from({ length: 16 }, (_, turns) => turns))(
    'finds the node again when the program restarts %i microtasks later, in the middle of finding it',
    async (turns) => {
      const { source, inspector, now } = await setUp();
      inspector.select(2);
      await vi.waitFor(() => expect(now().details?.id).toBe(2));
      source.begin();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      source.begin();
      await vi.waitFor(() => expect(now().details?.id).toBe(2));
    },
  );

  it('waits for the node that a URL requests', async () => {
    const source = new FakeInspectorSource([{ id: 1, className: 'Stage', isOpen: true, children: [] }]);
    const inspector = new Inspector(source);
    detach = inspector.attach();
    inspector.rows.show(0, 20);
    inspector.open({ node: '#sun', show: { ...NOTHING_SHOWN, hitCanvas: true } });
    source.begin();
    await vi.waitFor(() => expect(source.asked('search')).toHaveLength(1));
    expect(source.asked('show')).toEqual([{ type: 'show', hitCanvas: true, redraws: false, events: false }]);
    source.roots = scene();
    source.tell({ type: 'changed', total: 3, nodes: 304, structure: true, values: false });
    await vi.waitFor(() => expect(inspector.getSnapshot().selected).toBe(4));
  });
});

describe('searching', () => {
  it('selects the first match and steps through all of them', async () => {
    const { inspector, now } = await setUp();
    await inspector.search('.odd');
    expect(now()).toMatchObject({ selected: 101, search: { total: 150, at: 0 } });
    await inspector.step(1);
    expect(now()).toMatchObject({ selected: 103, search: { at: 1 } });
    await inspector.step(-1);
    await inspector.step(-1);
    expect(now()).toMatchObject({ selected: 399, search: { at: 149 } });
    await inspector.search('#nobody');
    expect(now().search).toMatchObject({ total: 0 });
    await inspector.search(' ');
    expect(now().search).toBeUndefined();
  });
});

describe('attributes', () => {
  it('are set one at a time, the newest value last', async () => {
    const { source, inspector, now } = await setUp();
    await inspector.selectAnywhere(100);
    await vi.waitFor(() => expect(now().details).toBeDefined());
    for (const value of [6, 7, 8]) inspector.setAttribute('x', { kind: 'number', value });
    expect(now().details?.attributes[0]?.value).toEqual({ kind: 'number', value: 8 });
    await vi.waitFor(() => expect(source.asked('set')).toHaveLength(2));
    expect(source.asked('set').at(-1)).toMatchObject({ node: 100, name: 'x', value: { value: 8 } });
  });

  it('are marked when the program has set them back, until the reader sets them again', async () => {
    const { source, inspector, now } = await setUp();
    await inspector.selectAnywhere(100);
    await vi.waitFor(() => expect(now().details).toBeDefined());
    source.tell({ type: 'takenBack', node: 101, name: 'x' });
    expect(now().takenBack.size).toBe(0);
    source.tell({ type: 'takenBack', node: 100, name: 'x' });
    expect([...now().takenBack]).toEqual(['x']);
    inspector.setAttribute('x', { kind: 'number', value: 1 });
    expect(now().takenBack.size).toBe(0);
  });

  it('keep the reason why they were refused', async () => {
    const { source, inspector, now } = await setUp();
    await inspector.selectAnywhere(100);
    await vi.waitFor(() => expect(now().details).toBeDefined());
    const [node] = source.roots[0]?.children?.[0]?.children ?? [];
    if (node !== undefined) node.attributes = [];
    inspector.setAttribute('x', { kind: 'number', value: 9 });
    await vi.waitFor(() => expect(now().refusals.get('x')).toBe('There is no such attribute.'));
  });
});

describe('the agent', () => {
  it('is reported as silent until its next message, and as absent or missing', async () => {
    const { source, now } = await setUp();
    source.tell({ type: 'silent' });
    expect(now().agent).toBe('silent');
    source.tell({ type: 'changed', total: 3, nodes: 304, structure: false, values: true });
    expect(now().agent).toBe('open');
    source.tell({ type: 'gone' });
    expect(now().agent).toBe('waiting');
    source.tell({ type: 'absent' });
    expect(now().agent).toBe('absent');
    source.tell({ type: 'failed', message: 'no' });
    expect(now().agent).toBe('missing');
    source.begin();
    expect(now().agent).toBe('open');
  });

  it('gets the switches of the last run in the next one', async () => {
    const { source, inspector, now } = await setUp();
    inspector.setShow({ ...NOTHING_SHOWN, redraws: true, events: true });
    source.tell({ type: 'draws', layers: [{ id: 2, label: 'Layer', draws: 3, milliseconds: 1 }] });
    expect(now().layers).toHaveLength(1);
    source.begin();
    expect(now().layers).toHaveLength(0);
    expect(source.asked('show')).toHaveLength(2);
    expect(source.asked('show')[1]).toMatchObject({ redraws: true, events: true });
  });
});
