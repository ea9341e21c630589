import { describe as group, expect, it } from 'vitest';
import { describe, newEditor, mapOf, run, type Command, type Editor } from './shared/editor';
import { boundsOf, layOut, ribbon, targetAt } from './shared/layout';
import { readMap, writeMap } from './shared/map-file';
import {
  addTopic,
  cleanLabel,
  findTopic,
  MAX_TOPICS,
  moveByOne,
  moveInto,
  neighbor,
  parentOf,
  remove,
  topicsIn,
  type Topic,
} from './shared/mind-map';
import { emptyMap, teaHouse } from './shared/tea-house';

const measure = () => ({ width: 100, height: 30 });
const idOf = (root: Topic, label: string) =>
  topicsIn(root).find((topic) => topic.label === label)?.id ?? 0;
const labels = (topics: Topic[] = []) => topics.map(({ label }) => label).join();
const inside = (root: Topic, label: string) => labels(findTopic(root, idOf(root, label))?.children);
const apply = (editor: Editor, ...commands: Command[]) => commands.reduce(run, editor);
const tea = teaHouse();

group('layout', () => {
  it('puts no two boxes on each other, with one side and with two', () => {
    for (const sides of [1, 2] as const) {
      const placed = layOut(tea, measure, sides);
      for (const a of placed) {
        for (const b of placed) {
          if (a === b) continue;
          const apart = Math.abs(a.x - b.x) >= 100 || Math.abs(a.y - b.y) >= 30;
          expect(apart, `${a.topic.label} and ${b.topic.label}`).toBe(true);
        }
      }
      expect(placed.every(({ x }) => sides === 2 || x >= 0)).toBe(true);
    }
  });

  it('leaves out what is folded, and counts it', () => {
    const blend = layOut(tea, measure, 2).find(({ topic }) => topic.label === 'House blend');
    expect(blend?.hidden).toBe(3);
    expect(layOut(tea, measure, 2).some(({ topic }) => topic.label === 'Rose')).toBe(false);
  });

  it('has a map of a single topic', () => {
    expect(boundsOf(layOut(emptyMap(), measure, 2))).toEqual({
      x: -50,
      y: -15,
      width: 100,
      height: 30,
    });
  });

  it('draws curves without holes, to a topic at the place of its parent, too', () => {
    const [root, leaf] = layOut(tea, measure, 2);
    if (!root || !leaf) throw new Error('The map is empty.');
    for (const child of [leaf, { ...leaf, x: root.x, y: root.y }, { ...leaf, x: -leaf.x }]) {
      expect(ribbon(root, child, 12, 4).every(Number.isFinite)).toBe(true);
    }
    const [x = 0, y = 0] = ribbon(root, leaf, 12, 4);
    expect([x, y]).toEqual([root.x + 42, root.y - 6]);
  });

  it('offers no topic of a branch as the target of this branch', () => {
    const placed = layOut(tea, measure, 2);
    const [at] = placed.filter(({ topic }) => topic.label === 'Scones');
    expect(targetAt(placed, idOf(tea, 'Sencha from Uji'), at ?? { x: 0, y: 0 })).toBe(
      idOf(tea, 'Scones'),
    );
    expect(targetAt(placed, idOf(tea, 'The kitchen'), at ?? { x: 0, y: 0 })).toBeNull();
    expect(targetAt(placed, 2, { x: 9999, y: 0 })).toBeNull();
  });
});

group('changes', () => {
  it('refuses a topic inside of itself, and the root anywhere', () => {
    expect(moveInto(tea, idOf(tea, 'The leaf'), idOf(tea, 'Rose'))).toBeNull();
    expect(moveInto(tea, tea.id, idOf(tea, 'Rose'))).toBeNull();
    expect(moveInto(tea, idOf(tea, 'Rose'), 999)).toBeNull();
    expect(remove(tea, tea.id)).toBeNull();
  });

  it('moves a topic behind all others when it is dropped into its own parent', () => {
    const next = moveInto(tea, idOf(tea, 'Scones'), idOf(tea, 'The kitchen'));
    expect(next && inside(next, 'The kitchen')).toBe('Lemon cake,Sesame cookies,Scones');
  });

  it('unfolds the topic that gets a child; the last child that leaves unfolds it as well', () => {
    const loan = idOf(tea, 'Loan');
    const [next] = addTopic(tea, loan) ?? [];
    expect(next && findTopic(next, loan)?.isFolded).toBe(false);
    const one = remove(tea, idOf(tea, 'Bank'))?.[0] ?? tea;
    const none = remove(one, idOf(tea, 'Aunt Mei'))?.[0] ?? tea;
    expect(findTopic(one, loan)?.isFolded).toBe(true);
    expect(findTopic(none, loan)?.isFolded).toBe(false);
  });

  it('stops when the map is full', () => {
    let root = emptyMap();
    for (let i = 1; i < MAX_TOPICS; i += 1) root = addTopic(root, 1)?.[0] ?? root;
    expect(topicsIn(root)).toHaveLength(MAX_TOPICS);
    expect(addTopic(root, 1)).toBeNull();
    expect(run(newEditor(root), { do: 'child' }).says).toContain('full');
  });

  it('moves out of a parent, into the topic above, and back', () => {
    const id = idOf(tea, 'Lemon cake');
    const deeper = moveByOne(tea, id, 'outward') ?? tea;
    expect(inside(deeper, 'Scones')).toBe('Lemon cake');
    const back = moveByOne(deeper, id, 'inward') ?? tea;
    expect(inside(back, 'The kitchen')).toBe('Scones,Lemon cake,Sesame cookies');
    expect(moveByOne(tea, idOf(tea, 'Scones'), 'up')).toBeNull();
    expect(moveByOne(tea, idOf(tea, 'Scones'), 'outward')).toBeNull();
  });

  it('keeps main topics of the other side out of an order', () => {
    expect(moveByOne(tea, idOf(tea, 'The room'), 'up')).toBeNull();
    const crossed = moveByOne(tea, idOf(tea, 'The room'), 'inward') ?? tea;
    expect(parentOf(crossed, idOf(tea, 'The room'))?.id).toBe(tea.id);
    expect(findTopic(crossed, idOf(tea, 'The room'))?.side).toBe(1);
  });

  it('cleans names', () => {
    expect(cleanLabel('  two \n lines ')).toBe('two lines');
    expect(cleanLabel('   ')).toBeNull();
    expect([...(cleanLabel('😀'.repeat(80)) ?? '')]).toHaveLength(60);
  });
});

group('arrow keys', () => {
  it('go outward and back on each side', () => {
    const room = idOf(tea, 'The room');
    expect(neighbor(tea, 1, 'ArrowLeft', 2)).toBe(room);
    expect(neighbor(tea, room, 'ArrowRight', 2)).toBe(1);
    expect(neighbor(tea, 1, 'ArrowLeft', 1)).toBeNull();
    expect(neighbor(tea, room, 'ArrowRight', 1)).toBe(idOf(tea, '24 seats'));
  });

  it('go through a column past the end of a branch, and stop at its ends and at folds', () => {
    expect(neighbor(tea, idOf(tea, 'House blend'), 'ArrowDown', 2)).toBe(idOf(tea, 'Scones'));
    expect(neighbor(tea, idOf(tea, 'A baker'), 'ArrowDown', 2)).toBeNull();
    expect(neighbor(tea, idOf(tea, 'House blend'), 'ArrowRight', 2)).toBeNull();
    expect(neighbor(tea, 1, 'ArrowUp', 2)).toBeNull();
  });
});

group('editor', () => {
  const start = newEditor(tea);

  it('undoes a new topic and its name together, and a later name alone', () => {
    const named = apply(start, { do: 'child' }, { do: 'rename', label: 'A lease' });
    expect(mapOf(named).children.at(-1)?.label).toBe('A lease');
    expect(mapOf(run(named, { do: 'undo' }))).toBe(tea);
    const again = apply(
      named,
      { do: 'edit' },
      { do: 'rename', label: 'A long lease' },
      { do: 'undo' },
    );
    expect(mapOf(again).children.at(-1)?.label).toBe('A lease');
  });

  it('keeps the old name for an empty one, in words', () => {
    const kept = apply(start, { do: 'edit' }, { do: 'rename', label: '  ' });
    expect(kept.says).toContain('needs a name');
    expect(mapOf(kept)).toBe(tea);
  });

  it('selects the folded topic when what was selected is folded away', () => {
    const scones = idOf(tea, 'Scones');
    const kitchen = idOf(tea, 'The kitchen');
    const folded = apply(start, { do: 'select', id: scones }, { do: 'fold', id: kitchen });
    expect(folded.selected).toBe(kitchen);
  });

  it('drops into a topic, to the other side, or at a place, which tidying takes back', () => {
    const id = idOf(tea, 'The people');
    const drag = { id, out: 30, down: -400, target: null, isAcross: false };
    const moved = apply(start, { do: 'drag', drag }, { do: 'drop' });
    expect(findTopic(mapOf(moved), id)?.down).toBe(-400);
    const placed = layOut(mapOf(moved), measure, 2);
    const heightOf = (one: number) => placed.find(({ topic }) => topic.id === one)?.y;
    const tidied = mapOf(run(moved, { do: 'tidy', heightOf }));
    expect(labels(tidied.children).startsWith('The people,')).toBe(true);
    expect(topicsIn(tidied).every(({ out, down }) => out === 0 && down === 0)).toBe(true);
    const across = apply(start, { do: 'drag', drag: { ...drag, isAcross: true } }, { do: 'drop' });
    expect(findTopic(mapOf(across), id)?.side).toBe(-1);
    const target = idOf(tea, 'The room');
    const into = apply(start, { do: 'drag', drag: { ...drag, target } }, { do: 'drop' });
    expect(inside(mapOf(into), 'The room')).toContain('The people');
  });

  it('removes a topic that is in the hand in one step', () => {
    const id = idOf(tea, 'The people');
    const drag = { id, out: 30, down: -400, target: null, isAcross: false };
    const held = apply(start, { do: 'select', id }, { do: 'drag', drag });
    const gone = apply(held, { do: 'remove' }, { do: 'drag', drag }, { do: 'drop' });
    expect(gone.says).toBe('Removed The people.');
    expect(gone.history.at).toBe(start.history.at + 1);
    expect(gone.drag).toBeNull();
  });

  it('says where a topic is', () => {
    expect(describe(tea, idOf(tea, 'Loan'))).toBe(
      'Loan, 2 of 2 in The money. 2 topics in it, folded.',
    );
  });
});

group('files', () => {
  it('reads what it wrote', () => {
    expect(readMap(writeMap(tea))).toEqual(tea);
  });

  it('says what is wrong', () => {
    expect(() => readMap('{')).toThrow('it is not JSON');
    expect(() => readMap('[]')).toThrow('no "label"');
    expect(() => readMap('{ "label": "Tea" }')).toThrow('"Tea" has no list');
    const full = {
      label: 'x',
      children: Array.from({ length: MAX_TOPICS }, () => ({ label: 'y', children: [] })),
    };
    expect(() => readMap(JSON.stringify(full))).toThrow('more than');
  });

  it('repairs values that are wrong but harmless', () => {
    const odd = readMap(
      '{ "label": " Tea ", "color": 99, "side": 7, "out": "far", "isFolded": true, "children": [] }',
    );
    expect(odd).toMatchObject({ label: 'Tea', side: 1, out: 0, isFolded: false });
    expect(odd.color).toBeLessThan(6);
  });
});
