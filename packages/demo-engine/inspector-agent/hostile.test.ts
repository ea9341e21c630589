// @vitest-environment jsdom
import Konva from 'konva';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_LENGTH } from '../model/channel';
import { fakeCanvas } from '../testing/fake-canvas';
import { AgentTalk, stageWithLayer } from '../testing/inspected-stage';
import { startAgent } from './index';

/** Programs that break the agent's assumptions. It still answers, and sends nothing that the page rejects. */

let layer: Konva.Layer;
let talk: AgentTalk;

beforeAll(fakeCanvas);

beforeEach(() => {
  // Konva must not draw, because it would throw at what these programs do to their nodes.
  Konva.autoDrawEnabled = false;
  ({ layer } = stageWithLayer(Konva));
  talk = new AgentTalk(startAgent);
  talk.ask({ type: 'open' });
});

afterEach(() => {
  talk.ask({ type: 'close' });
  Konva.stages.splice(0);
  Konva.autoDrawEnabled = true;
  document.body.replaceChildren();
  expect(talk.rejected).toEqual([]);
});

function addRect(config: Record<string, unknown> = {}): Konva.Rect {
  const rect = new Konva.Rect(config);
  layer.add(rect);
  return rect;
}

/** What the agent reports of the only Rect, as JSON. */
function look(): string {
  const id = talk.idOf('Rect');
  talk.ask({ type: 'highlight', node: id });
  return JSON.stringify(talk.details(id));
}

describe('attributes', () => {
  it('with markup and very long texts become texts of limited length', () => {
    addRect({ name: '<img src=x onerror=alert(1)>', id: '\u0000'.repeat(5000), note: '"'.repeat(1e6) });
    const [, , row] = talk.rows();
    expect(row?.name).toBe('<img src=x onerror=alert(1)>');
    expect(row?.nodeId.length).toBeLessThan(100);
    expect(look().length).toBeLessThan(20_000);
  });

  it('with cycles, throwing getters and proxies are described without running their code', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const called: string[] = [];
    const trap = new Proxy(
      {},
      {
        get: (_, key) => called.push(String(key)),
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    const rect = addRect({ circle, list: [circle, () => 1, 'a', 2] });
    rect.attrs.trap = trap;
    rect.attrs.sly = {
      get bad() {
        called.push('bad');
        return 1;
      },
      toString: () => {
        called.push('toString');
        return '';
      },
    };
    Object.defineProperty(rect.attrs, 'bomb', {
      enumerable: true,
      get: () => {
        throw new Error('bomb');
      },
    });
    const text = look();
    expect(text).toContain('self: …');
    expect(text).toContain("[…, function, 'a', 2]");
    expect(text).toContain('cannot be read');
    expect(called.filter((key) => key === 'bad' || key === 'toString')).toEqual([]);
  });

  it('are limited in number', () => {
    addRect(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`own${index}`, 'x'.repeat(300)])));
    expect(talk.details(talk.idOf('Rect')).attributes.length).toBeLessThanOrEqual(150);
  });

  it('may be missing altogether', () => {
    const rect = addRect();
    Object.defineProperty(rect, 'attrs', {
      get: () => {
        throw new Error('gone');
      },
    });
    expect(talk.rows()).toHaveLength(3);
    expect(talk.ask({ type: 'details', node: talk.idOf('Rect') }).type).toBe('details');
  });

  it('that throw when they are set are refused', () => {
    const rect = addRect();
    Object.defineProperty(rect, 'setX', {
      value: () => {
        throw new Error('never');
      },
    });
    const answer = talk.ask({ type: 'set', node: talk.idOf('Rect'), name: 'x', value: { kind: 'number', value: 1 } });
    expect(answer).toMatchObject({ type: 'refused' });
  });
});

describe('trees', () => {
  it('with a cycle are walked to a limited depth', () => {
    const group = new Konva.Group();
    layer.add(group);
    group.children.push(group);
    talk.ask({ type: 'toggle', node: talk.idOf('Group'), open: true, withDescendants: true });
    expect(talk.rows().length).toBeLessThanOrEqual(120);
    expect(talk.ask({ type: 'search', selector: 'Group', from: 0 }).type).toBe('found');
    group.children.length = 0;
  });

  it('have no rows for children that are not nodes', () => {
    const odd: unknown[] = [
      null,
      1,
      'text',
      {},
      new Proxy(
        {},
        {
          getPrototypeOf: () => {
            throw new Error('no');
          },
        },
      ),
    ];
    addRect();
    Reflect.set(layer, 'children', [...layer.children, ...odd]);
    expect(talk.rows().map(({ className }) => className)).toEqual(['Stage', 'Layer', 'Rect']);
    Reflect.set(
      layer,
      'children',
      new Proxy([], {
        get: () => {
          throw new Error('no');
        },
      }),
    );
    expect(talk.rows().map(({ className }) => className)).toEqual(['Stage', 'Layer']);
    Reflect.set(layer, 'children', []);
  });

  it('that are a thousand levels deep have rows', () => {
    let at: Konva.Container = layer;
    for (let depth = 0; depth < 1000; depth += 1) {
      const group = new Konva.Group();
      Reflect.set(group, 'parent', at);
      at.children.push(group);
      at = group;
    }
    talk.ask({ type: 'toggle', node: talk.idOf('Group'), open: true, withDescendants: true });
    expect(talk.rows()).toHaveLength(100);
    layer.children.length = 0;
  });

  it('of a million nodes have rows', { timeout: 60_000 }, () => {
    const group = new Konva.Group();
    layer.add(group);
    const rect = new Konva.Rect();
    // The same node a million times, because a million nodes would take too much memory.
    group.children = Array.from({ length: 1_000_000 }, () => rect);
    Reflect.set(rect, 'parent', group);
    talk.ask({ type: 'toggle', node: talk.idOf('Group'), open: true, withDescendants: false });
    const answer = talk.ask({ type: 'rows', from: 999_990, count: 120 });
    expect(answer).toMatchObject({ type: 'rows', total: 1_000_003 });
    group.children = [];
  });
});

describe('listeners and events', () => {
  it('of any type are counted', () => {
    const rect = addRect();
    Reflect.set(rect, 'eventListeners', {
      click: [null, 1, { name: 'a', handler: 1 }],
      odd: 'text',
      get bad(): never {
        throw new Error('no');
      },
    });
    expect(talk.details(talk.idOf('Rect')).listeners).toEqual([{ type: 'click', count: 1 }]);
    Reflect.set(rect, 'eventListeners', {});
  });
});

describe('the channel', () => {
  it('is not flooded: long answers are refused, and the others wait', () => {
    for (let index = 0; index < 300; index += 1) addRect({ name: '"'.repeat(300), id: '\\'.repeat(300) });
    talk.ask({ type: 'toggle', node: talk.idOf('Layer'), open: true, withDescendants: false });
    const sizes: number[] = [];
    const flooded = new AgentTalk((host) =>
      startAgent({ ...host, post: (content) => sizes.push(JSON.stringify(content).length) }),
    );
    flooded.send({ number: 1, request: { type: 'open' } });
    for (let number = 2; number < 3000; number += 1)
      flooded.send({ number, request: { type: 'rows', from: 0, count: 120 } });
    expect(Math.max(...sizes)).toBeLessThan(MAX_LENGTH);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(700_000);
    flooded.send({ number: 3000, request: { type: 'close' } });
  });
});
