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

function line(points: unknown): Konva.Line {
  const made = new Konva.Line({ stroke: 'red' });
  made.setAttr('points', points);
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
    ['points as objects', () => line([{ x: 1, y: 2 }]), FAULTS.points, 'objects'],
    ['points as a text', () => line('1,2 3,4'), FAULTS.points, 'a text'],
    ['points in a typed array', () => line(new Float32Array([1, 2, 3, 4])), undefined, ''],
    ['cx of SVG', () => new Konva.Circle({ radius: 4, fill: 'red', ...{ cx: 20 } }), FAULTS.attribute, 'Write x.'],
    [
      'an address for an image',
      () => new Konva.Image({ image: undefined, ...{ src: 'a.png' } }),
      FAULTS.source,
      'no image',
    ],
    [
      'a filter of an image that has not arrived',
      () => new Konva.Image({ image: undefined, filters: [Konva.Filters.Blur] }),
      undefined,
      '',
    ],
    [
      'an event with other capitals',
      () => rect({ fill: 'red' }).on('dragEnd', () => undefined),
      FAULTS.event,
      'Write dragend',
    ],
    [
      'an event of another library',
      () => rect({ fill: 'red' }).on('doubleclick', () => undefined),
      FAULTS.event,
      'Write dblclick',
    ],
    ['an event of the program', () => rect({ fill: 'red' }).on('saved dragend', () => undefined), undefined, ''],
    [
      'a handler as a property',
      () => Object.assign(rect({ fill: 'red' }), { onClick: () => 1 }),
      FAULTS.event,
      'node.on("click"',
    ],
    ['attributes in a style', () => rect({ style: { fill: 'red' } }), FAULTS.style, 'style'],
    ['left of the DOM', () => rect({ fill: 'red', left: 20 }), FAULTS.attribute, 'Write x.'],
    ['a top that is a color', () => rect({ fill: 'red', top: 'blue' }), undefined, ''],
    ['the angle of a wedge', () => new Konva.Wedge({ angle: 20, radius: 9, fill: 'red' }), undefined, ''],
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
