// @vitest-environment jsdom
import Konva from 'konva';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttributeValue } from '../model/inspection';
import { fakeCanvas } from '../testing/fake-canvas';
import { AgentTalk, stageWithLayer } from '../testing/inspected-stage';
import { startAgent } from './index';

let stage: Konva.Stage;
let layer: Konva.Layer;
let talk: AgentTalk;

beforeAll(fakeCanvas);

beforeEach(() => {
  ({ stage, layer } = stageWithLayer(Konva));
  talk = new AgentTalk(startAgent);
});

afterEach(() => {
  talk.ask({ type: 'close' });
  for (const one of [...Konva.stages]) one.destroy();
  document.body.replaceChildren();
  expect(talk.rejected, 'messages that the page rejects').toEqual([]);
});

function open(): void {
  expect(talk.ask({ type: 'open' })).toEqual({ type: 'done' });
}

/** Waits until the agent, which polls the tree, has sent something. */
async function until<T>(read: () => T | undefined): Promise<T> {
  return vi.waitFor(() => {
    const found = read();
    if (found === undefined) throw new Error('not yet');
    return found;
  }, 5000);
}

function addRects(count: number, to: Konva.Container = layer): void {
  for (let index = 0; index < count; index += 1)
    to.add(new Konva.Rect({ name: 'cell', x: index, width: 5, height: 5 }));
}

describe('before it is opened', () => {
  it('does nothing and refuses all requests', () => {
    expect(talk.ask({ type: 'rows', from: 0, count: 10 })).toEqual({
      type: 'refused',
      reason: 'The inspector is closed.',
    });
    expect(talk.news).toEqual([]);
    expect(document.documentElement.lastElementChild).toBe(document.body);
  });
});

describe('the tree', () => {
  it('has a row for each node, in order, with the positions that assistive technology needs', () => {
    const group = new Konva.Group({ id: 'house', visible: false });
    group.add(new Konva.Rect({ name: 'wall big' }));
    layer.add(group, new Konva.Text({ text: 'Hello\nthere', listening: false }));
    open();
    expect(talk.newsOf('open')).toEqual([{ type: 'open', nodes: 5, knowsPlaces: false }]);
    const rows = talk.rows();
    expect(
      rows.map(({ className, level, position, siblings, children, isOpen }) => [
        className,
        level,
        position,
        siblings,
        children,
        isOpen,
      ]),
    ).toEqual([
      ['Stage', 1, 1, 1, 1, true],
      ['Layer', 2, 1, 1, 2, true],
      ['Group', 3, 1, 2, 1, false],
      ['Text', 3, 2, 2, 0, false],
    ]);
    expect(rows[2]).toMatchObject({ nodeId: 'house', visible: false, hiddenByParent: false });
    expect(rows[3]).toMatchObject({ text: 'Hello there', listening: false });
    talk.ask({ type: 'toggle', node: rows[2]?.id ?? 0, open: true, withDescendants: false });
    expect(talk.rows()[3]).toMatchObject({
      className: 'Rect',
      level: 4,
      name: 'wall big',
      hiddenByParent: true,
      visible: true,
    });
  });

  it('reports a toggle at once, and expands all descendants on request', () => {
    const group = new Konva.Group();
    const inner = new Konva.Group();
    layer.add(group);
    group.add(inner);
    addRects(3, inner);
    open();
    const id = talk.idOf('Group');
    talk.ask({ type: 'toggle', node: id, open: true, withDescendants: true });
    expect(talk.newsOf('changed').at(-1)).toEqual({
      type: 'changed',
      total: 7,
      nodes: 7,
      structure: true,
      values: false,
    });
    talk.ask({ type: 'toggle', node: talk.idOf('Layer'), open: false, withDescendants: false });
    expect(talk.rows().map(({ className }) => className)).toEqual(['Stage', 'Layer']);
    expect(talk.newsOf('changed').at(-1)).toMatchObject({ total: 2, nodes: 7 });
  });

  it('expands the ancestors of a revealed node', () => {
    const group = new Konva.Group();
    layer.add(group);
    addRects(3, group);
    open();
    const found = talk.ask({ type: 'search', selector: 'Rect', from: 0 });
    const node = found.type === 'found' ? found.nodes[2]?.id : undefined;
    expect(talk.ask({ type: 'reveal', node: node ?? 0 })).toEqual({ type: 'revealed', index: 5, total: 6 });
    group.destroy();
    expect(talk.ask({ type: 'reveal', node: node ?? 0 }).type).toBe('refused');
  });

  it('follows what the program adds, removes, renames and orders', async () => {
    addRects(2);
    open();
    talk.rows();
    const changes = () => talk.newsOf('changed').length;
    const steps: (() => void)[] = [
      () => addRects(1),
      () => layer.children[0]?.remove(),
      () => layer.children[0]?.name('other'),
      () => layer.children[0]?.moveToTop(),
      () => layer.children[0]?.visible(false),
      // Bypasses the library's methods.
      () => layer.children.reverse(),
    ];
    for (const step of steps) {
      const before = changes();
      step();
      await until(() => (changes() > before ? true : undefined));
      expect(talk.newsOf('changed').at(-1)).toMatchObject({ structure: true });
      talk.rows();
    }
  });

  it('reports nothing while the rows in view do not change', async () => {
    addRects(3);
    open();
    talk.rows();
    layer.children[0]?.x(50);
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(talk.newsOf('changed')).toEqual([]);
  });

  it('finds what the library finds', () => {
    const group = new Konva.Group({ id: 'a', name: 'cell other' });
    layer.add(group);
    addRects(3, group);
    layer.add(new Konva.Circle({ id: 'b' }), new Konva.Label());
    open();
    for (const selector of [
      '#a',
      '.cell',
      '.other',
      'Rect',
      'Shape',
      'Group',
      'Layer',
      '#b, .cell',
      'Rect,Circle',
      ' Circle ',
      '.no',
      '',
    ]) {
      const expected = selector === '' ? [] : stage.find(selector);
      const answer = talk.ask({ type: 'search', selector, from: 0 });
      expect(answer, selector).toMatchObject({ type: 'found', total: expected.length });
      expect(answer.type === 'found' ? answer.nodes.length : 0, selector).toBe(expected.length);
    }
    expect(talk.ask({ type: 'search', selector: '.cell', from: 2 })).toMatchObject({
      total: 4,
      from: 2,
      nodes: [{}, {}],
    });
  });
});

describe('details', () => {
  it('have attributes, defaults, path and listeners', () => {
    const rect = new Konva.Rect({
      id: 'r',
      x: 10,
      y: 20,
      width: 30,
      height: 40,
      fill: 'red',
      dash: [1, 2],
      rotation: 90,
    });
    rect.on('click.mine tap', () => undefined);
    layer.add(rect);
    layer.draggable(false);
    open();
    const details = talk.details(talk.idOf('Rect'));
    expect(details.path.map(({ label }) => label)).toEqual(['Stage', 'Layer', 'Rect #r']);
    expect(details.clientRect).toEqual({ x: -30, y: 20, width: 40, height: 30 });
    expect(details.absolutePosition).toEqual({ x: 10, y: 20 });
    expect(details.absoluteRotation).toBe(90);
    expect(details.listeners).toEqual([
      { type: 'click', count: 1 },
      { type: 'tap', count: 1 },
    ]);
    const named = new Map(details.attributes.map((one) => [one.name, one]));
    expect(named.get('fill')).toEqual({
      name: 'fill',
      value: { kind: 'text', value: 'red' },
      isSet: true,
      isEditable: true,
    });
    expect(named.get('dash')?.value).toEqual({ kind: 'numbers', value: [1, 2], more: 0 });
    expect(named.get('cornerRadius')).toEqual({
      name: 'cornerRadius',
      value: { kind: 'number', value: 0 },
      isSet: false,
      isEditable: true,
    });
    expect(named.get('listening')?.value).toEqual({ kind: 'flag', value: true });
    expect(named.get('dragBoundFunc')?.isEditable).toBe(false);
    expect(named.has('absolutePosition')).toBe(false);
    expect(named.has('position')).toBe(false);
  });

  it('are reported when they change', async () => {
    const rect = new Konva.Rect({ x: 10 });
    layer.add(rect);
    open();
    talk.rows();
    talk.details(talk.idOf('Rect'));
    rect.x(11);
    await until(() => talk.newsOf('changed').at(-1));
    expect(talk.newsOf('changed').at(-1)).toMatchObject({ structure: false, values: true });
  });

  it('name the outermost cached node, whose picture is drawn instead', () => {
    const outer = new Konva.Group({ name: 'outer' });
    const inner = new Konva.Group({ name: 'inner' });
    const rect = new Konva.Rect({ width: 5, height: 5, fill: 'red' });
    layer.add(outer.add(inner.add(rect)));
    open();
    talk.ask({ type: 'toggle', node: talk.idOf('Layer'), open: true, withDescendants: true });
    const ids = new Map(talk.rows().map(({ id, className, name }) => [name || className, id]));
    const cachedIn = (node: string) => talk.details(ids.get(node) ?? 0).cachedIn?.label;
    expect(cachedIn('Rect')).toBeUndefined();
    inner.cache();
    expect(cachedIn('Rect')).toBe('Group .inner');
    expect(cachedIn('outer')).toBeUndefined();
    outer.cache();
    expect([cachedIn('Rect'), cachedIn('outer')]).toEqual(['Group .outer', 'Group .outer']);
    outer.clearCache();
    inner.clearCache();
    expect(cachedIn('Rect')).toBeUndefined();
  });

  it('are undefined once the node is removed', () => {
    addRects(1);
    open();
    const id = talk.idOf('Rect');
    layer.destroyChildren();
    expect(talk.ask({ type: 'details', node: id })).toEqual({ type: 'details' });
    expect(talk.ask({ type: 'details', node: 999 })).toEqual({ type: 'details' });
  });
});

describe('setting attributes', () => {
  let rect: Konva.Rect;
  let id: number;
  beforeEach(() => {
    rect = new Konva.Rect({ width: 10, height: 10, fill: 'red' });
    layer.add(rect);
    open();
    id = talk.idOf('Rect');
  });
  const set = (name: string, value: AttributeValue, node = id) => talk.ask({ type: 'set', node, name, value });

  it.each<[string, AttributeValue, unknown]>([
    ['fill', { kind: 'text', value: 'blue' }, 'blue'],
    ['stroke', { kind: 'text', value: 'black' }, 'black'],
    ['x', { kind: 'number', value: 5 }, 5],
    ['visible', { kind: 'flag', value: false }, false],
    ['cornerRadius', { kind: 'numbers', value: [1, 2, 3, 4], more: 0 }, [1, 2, 3, 4]],
    ['cornerRadius', { kind: 'number', value: 4 }, 4],
    ['dash', { kind: 'numbers', value: [4, 2], more: 0 }, [4, 2]],
    ['id', { kind: 'text', value: 'box' }, 'box'],
    ['fill', { kind: 'none' }, undefined],
  ])('sets %s to %j', (name, value, expected) => {
    expect(set(name, value)).toMatchObject({ type: 'set', attribute: { name } });
    expect(rect.getAttr(name)).toEqual(expected);
  });

  it('returns the new attribute of the node', () => {
    expect(set('opacity', { kind: 'number', value: 0.5 })).toEqual({
      type: 'set',
      attribute: { name: 'opacity', value: { kind: 'number', value: 0.5 }, isSet: true, isEditable: true },
    });
  });

  it.each<[string, AttributeValue]>([
    ['__proto__', { kind: 'text', value: 'a' }],
    ['constructor', { kind: 'text', value: 'a' }],
    ['parent', { kind: 'number', value: 1 }],
    ['children', { kind: 'numbers', value: [], more: 0 }],
    ['attrs', { kind: 'text', value: 'a' }],
    ['zIndex', { kind: 'number', value: 1 }],
    ['absolutePosition', { kind: 'number', value: 1 }],
    ['draw', { kind: 'number', value: 1 }],
    ['sceneFunc', { kind: 'text', value: 'alert(1)' }],
    ['hitFunc', { kind: 'none' }],
    ['filters', { kind: 'numbers', value: [1], more: 0 }],
    ['fillPatternImage', { kind: 'text', value: 'a' }],
    ['x', { kind: 'text', value: 'a' }],
    ['visible', { kind: 'number', value: 1 }],
    ['dash', { kind: 'text', value: 'a' }],
    ['width', { kind: 'text', value: 'wide' }],
    ['x', { kind: 'other', text: 'a' }],
  ])('refuses %s to %j', (name, value) => {
    const before = { ...rect.attrs };
    const prototype = Object.getPrototypeOf(rect);
    expect(set(name, value).type).toBe('refused');
    expect(rect.attrs).toEqual(before);
    expect(Object.getPrototypeOf(rect)).toBe(prototype);
  });

  it('refuses sizes that layers and stages cannot have', () => {
    expect(set('width', { kind: 'number', value: 50 }, talk.idOf('Layer')).type).toBe('refused');
    expect(set('width', { kind: 'number', value: 1e9 }, talk.idOf('Stage')).type).toBe('refused');
    expect(set('width', { kind: 'none' }, talk.idOf('Stage')).type).toBe('refused');
    // Konva takes both, but then its hit canvases have no pixels.
    const reason = 'The width and height of a stage must be from 1 to 10000 pixels.';
    for (const value of [0, 0.5])
      expect(set('height', { kind: 'number', value }, talk.idOf('Stage'))).toEqual({ type: 'refused', reason });
    expect(set('height', { kind: 'number', value: 1 }, talk.idOf('Stage')).type).toBe('set');
    expect(set('width', { kind: 'number', value: 320 }, talk.idOf('Stage')).type).toBe('set');
    expect(stage.width()).toBe(320);
  });

  it('reports once that the program has reverted a value', async () => {
    set('fill', { kind: 'text', value: 'blue' });
    rect.fill('red');
    await until(() => talk.newsOf('takenBack')[0]);
    rect.fill('green');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(talk.newsOf('takenBack')).toEqual([{ type: 'takenBack', node: id, name: 'fill' }]);
  });

  it('does not report a value that the reader sets again', async () => {
    set('fill', { kind: 'text', value: 'blue' });
    set('fill', { kind: 'text', value: 'green' });
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(talk.newsOf('takenBack')).toEqual([]);
  });
});

describe('the log of events', () => {
  const show = (events: boolean) => talk.ask({ type: 'show', hitCanvas: false, redraws: false, events });

  it('reports the target, the bubbling path and the node that stopped it, and merges moves', async () => {
    const group = new Konva.Group({ id: 'g' });
    const rect = new Konva.Rect({ id: 'r' });
    layer.add(group);
    group.add(rect);
    rect.on('click mousemove', () => undefined);
    group.on('click', (event) => {
      event.cancelBubble = true;
    });
    layer.on('click', () => undefined);
    open();
    show(true);
    rect.fire('click', {}, true);
    for (let index = 0; index < 5; index += 1) {
      rect.fire('mousemove', {}, true);
      rect.fire('pointermove', {}, true);
    }
    stage.on('contentResize', () => undefined);
    stage.fire('contentResize');
    const { events, dropped } = await until(() => talk.newsOf('events')[0]);
    expect(dropped).toBe(0);
    expect(
      events.map(({ type, target, through, stoppedBy, count }) => [
        type,
        target.label,
        through.map(({ label }) => label),
        stoppedBy?.label,
        count,
      ]),
    ).toEqual([
      ['click', 'Rect #r', ['Rect #r', 'Group #g'], 'Group #g', 1],
      ['mousemove', 'Rect #r', ['Rect #r'], undefined, 5],
      ['pointermove', 'Rect #r', [], undefined, 5],
      ['contentResize', 'Stage', ['Stage'], undefined, 1],
    ]);
  });

  it('is limited in number, and continues when a listener throws', async () => {
    const rect = new Konva.Rect();
    layer.add(rect);
    rect.on('click', () => {
      throw new Error('mine');
    });
    open();
    show(true);
    for (let index = 0; index < 100; index += 1) expect(() => rect.fire('click', {}, true)).toThrow('mine');
    const { events, dropped } = await until(() => talk.newsOf('events')[0]);
    expect([events.length, dropped]).toEqual([40, 60]);
  });
});

describe('counting draws', () => {
  it('counts the draws of each layer, but not copies', async () => {
    // Konva must draw only when the test calls `draw`.
    Konva.autoDrawEnabled = false;
    const second = stageWithLayer(Konva);
    open();
    const id = talk.rows()[3]?.id;
    talk.ask({ type: 'show', hitCanvas: false, redraws: true, events: false });
    second.layer.draw();
    second.layer.draw();
    second.layer.toCanvas();
    const told = () => talk.newsOf('draws').flatMap(({ layers }) => layers.filter((one) => one.id === id));
    const draws = await until(() => told().at(-1));
    expect(draws).toMatchObject({ label: 'Layer', draws: 2 });
    expect(draws.milliseconds).toBeGreaterThanOrEqual(0);
    Konva.autoDrawEnabled = true;
  });
});

describe('places', () => {
  it('are known when the agent starts before the program creates nodes', () => {
    talk = new AgentTalk(startAgent, { places: true, paths: new Map() });
    const build = new Function(
      'Konva',
      'layer',
      '\n\nlayer.add(new Konva.Rect({ id: "made" }));\n//# sourceURL=demo://index.ts',
    );
    build(Konva, layer);
    open();
    expect(talk.newsOf('open')[0]).toMatchObject({ knowsPlaces: true });
    const id = talk.idOf('Rect');
    const { madeAt } = talk.details(id);
    expect(madeAt).toMatchObject({ file: 'index.ts' });
    const line = madeAt?.line ?? 0;
    const madeBy = (fromLine: number, toLine: number) =>
      talk.ask({ type: 'madeBy', file: 'index.ts', fromLine, toLine });
    expect(madeBy(line, line)).toEqual({ type: 'found', total: 1, from: 0, nodes: [{ id, label: 'Rect #made' }] });
    expect(madeBy(line + 1, line + 9)).toMatchObject({ total: 0 });
  });
});

describe('close', () => {
  /** All methods that the agent could wrap, as they are now. */
  function prototypes(): Map<string, PropertyDescriptor> {
    const classes = {
      Node: Konva.Node,
      Container: Konva.Container,
      Stage: Konva.Stage,
      Layer: Konva.Layer,
      Shape: Konva.Shape,
      Rect: Konva.Rect,
    };
    return new Map(
      Object.entries(classes).flatMap(([name, { prototype }]) =>
        Object.entries(Object.getOwnPropertyDescriptors(prototype)).map(
          ([key, value]) => [`${name}.${key}`, value] as const,
        ),
      ),
    );
  }

  it('restores everything after all switches were on', () => {
    const before = prototypes();
    const elements = document.documentElement.childElementCount;
    const add = vi.spyOn(window, 'addEventListener');
    const remove = vi.spyOn(window, 'removeEventListener');
    talk = new AgentTalk(startAgent, { places: true });
    addRects(2);
    open();
    talk.ask({ type: 'show', hitCanvas: true, redraws: true, events: true });
    talk.ask({ type: 'pick', on: true });
    talk.ask({ type: 'highlight', node: talk.idOf('Rect') });
    expect(prototypes()).not.toEqual(before);
    expect(document.documentElement.childElementCount).toBe(elements + 1);
    expect(Konva.stages).toHaveLength(1);
    talk.ask({ type: 'close' });
    const after = prototypes();
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, descriptor] of before) expect(after.get(name)?.value, name).toBe(descriptor.value);
    expect(after).toEqual(before);
    expect(document.documentElement.childElementCount).toBe(elements);
    const names = (calls: readonly (readonly unknown[])[]) => calls.map(([type]) => type).sort();
    expect(add.mock.calls.length).toBeGreaterThan(10);
    expect(names(remove.mock.calls)).toEqual(names(add.mock.calls));
    vi.restoreAllMocks();
  });

  it('leaves wrappers that the program has added in the meantime', () => {
    open();
    talk.ask({ type: 'show', hitCanvas: false, redraws: true, events: false });
    const ours = Konva.Layer.prototype.drawScene;
    let draws = 0;
    Konva.Layer.prototype.drawScene = function (...values) {
      draws += 1;
      return ours.apply(this, values);
    };
    const theirs = Konva.Layer.prototype.drawScene;
    talk.ask({ type: 'close' });
    expect(Konva.Layer.prototype.drawScene).toBe(theirs);
    layer.draw();
    expect(draws).toBe(1);
  });

  it('can be opened again', () => {
    open();
    talk.ask({ type: 'close' });
    open();
    expect(talk.rows()).toHaveLength(2);
  });
});
