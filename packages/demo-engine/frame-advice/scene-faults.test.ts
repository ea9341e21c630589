// @vitest-environment jsdom
import Konva from 'konva';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeCanvas } from '../testing/fake-canvas';
import { stageWithLayer } from '../testing/inspected-stage';
import { findSceneFault } from './scene-faults';
import { FAULTS } from './stage-faults';

let stage: Konva.Stage;
let layer: Konva.Layer;

beforeAll(fakeCanvas);

beforeEach(() => {
  ({ stage, layer } = stageWithLayer(Konva));
});

afterEach(() => stage.destroy());

/** Attributes as a program without types has them. */
function rect(attrs: Record<string, unknown>): Konva.Rect {
  const made = new Konva.Rect({ width: 20, height: 20 });
  made.setAttrs(attrs);
  return made;
}

describe('what is drawn wrong without an error', () => {
  const other = () => new Konva.Rect({ x: 5, fill: 'red' });
  it.each<[string, () => Konva.Shape, string | undefined, string]>([
    ['a filter without a cache', () => rect({ fill: 'red', filters: [Konva.Filters.Blur] }), FAULTS.filter, 'cached'],
    ['fontsize', () => new Konva.Text({ text: 'a', fill: 'red', ...{ fontsize: 20 } }), FAULTS.attribute, 'fontSize'],
    ['stroke-width', () => rect({ stroke: 'red', 'stroke-width': 2 }), FAULTS.attribute, 'strokeWidth'],
    ['color for fill', () => rect({ color: 'red' }), FAULTS.attribute, 'Write fill'],
    ['borderRadius', () => rect({ fill: 'red', borderRadius: 4 }), FAULTS.attribute, 'Write cornerRadius'],
    [
      'fontWeight',
      () => new Konva.Text({ text: 'a', fill: 'red', ...{ fontWeight: 'bold' } }),
      FAULTS.attribute,
      'fontStyle',
    ],
    [
      'fontWeight beside fontStyle',
      () => new Konva.Text({ text: 'a', fontStyle: 'bold', ...{ fontWeight: 'bold' } }),
      undefined,
      '',
    ],
    ['borderColor for stroke', () => rect({ borderColor: 'red' }), FAULTS.attribute, 'Write stroke'],
    ['a getter in a text', () => new Konva.Text({ text: `x: ${String(other().x)}` }), FAULTS.uncalled, 'method'],
    ['a getter for a value', () => rect({ fill: 'red', x: other().x }), FAULTS.uncalled, 'attribute x'],
    ['an assigned method', () => Object.assign(rect({ fill: 'red' }), { x: 20 }), FAULTS.assigned, 'method x'],
    [
      'the pair of useImage',
      () => Object.assign(new Konva.Image({ image: undefined }), { attrs: { image: [undefined, 'loading'] } }),
      FAULTS.pair,
      'list',
    ],
    ['an attribute of the program', () => rect({ fill: 'red', color: 'data', note: () => 1 }), undefined, ''],
    ['an empty list of filters', () => rect({ fill: 'red', filters: [] }), undefined, ''],
    ['a text about functions', () => new Konva.Text({ text: 'function () {}' }), undefined, ''],
  ])('%s', (_, make, name, says) => {
    layer.add(make());
    const fault = findSceneFault([stage]);
    expect(fault?.name).toBe(name);
    expect(fault?.message ?? '').toContain(says);
  });

  it('a cached filter is none', () => {
    const shape = rect({ fill: 'red', filters: [Konva.Filters.Blur] });
    shape.isCached = () => true;
    layer.add(shape);
    expect(findSceneFault([stage])).toBeUndefined();
  });

  it('is nothing in a scene with a node of each class as the library makes it', () => {
    const made: string[] = [];
    for (const [name, value] of Object.entries(Konva)) {
      const Class: unknown = value;
      const isNode = typeof Class === 'function' && Class.prototype instanceof Konva.Node;
      if (!isNode || ['Stage', 'Layer', 'FastLayer', 'Container'].includes(name)) continue;
      const node: unknown = Reflect.construct(Class, [{ fill: 'red', text: 'a', points: [0, 0, 9, 9], data: 'M0 0' }]);
      if (node instanceof Konva.Group || node instanceof Konva.Shape) layer.add(node);
      made.push(name);
    }
    expect(made.length).toBeGreaterThan(15);
    expect(findSceneFault([stage])).toBeUndefined();
  });
});
