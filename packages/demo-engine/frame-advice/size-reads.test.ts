// @vitest-environment jsdom
import Konva from 'konva';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeCanvas } from '../testing/fake-canvas';
import { watchSizeReads } from './size-reads';
import { FAULTS, type Fault } from './stage-faults';

let node: Konva.Rect;
let faults: Fault[];

beforeAll(fakeCanvas);

beforeEach(() => {
  node = new Konva.Rect({ width: 20, height: 10, scaleX: 2 });
  faults = [];
});

/** Lets a node or a transformer tell of an event, in which the listener runs. */
function fire(source: Konva.Node, type: string, listener: () => unknown): void {
  source.on(type, listener);
  watchSizeReads(Konva.Node.prototype._fire, (fault) => faults.push(fault)).call(source, type, { target: node });
}

describe('a listener of a transform', () => {
  it.each<[string, string, () => unknown]>([
    ['the width', 'width()', () => node.width()],
    ['the height', 'height()', () => node.height()],
    ['the size', 'width()', () => node.size()],
    ['the size without resetting', 'width()', () => node.setAttrs({ width: node.width() })],
  ])('reads %s without the scale', (_, says, listener) => {
    fire(node, 'transformend', listener);
    expect(faults).toEqual([{ name: FAULTS.unscaled, message: expect.stringContaining(`${says} of the Rect`) }]);
  });

  it.each<[string, () => unknown]>([
    ['with the scale', () => node.width() * node.scaleX()],
    ['with the scale by name', () => node.width() * Number(node.getAttr('scaleX'))],
    ['before it resets the scale', () => node.setAttrs({ width: node.width() * 2, scaleX: 1 })],
    ['as it is seen', () => node.getClientRect().width],
    ['not at all', () => node.width(30)],
  ])('reads the size %s', (_, listener) => {
    fire(node, 'transformend', listener);
    expect(faults).toEqual([]);
  });

  it('of a transformer reads the size of its nodes', () => {
    const transformer = new Konva.Transformer({ nodes: [node] });
    fire(transformer, 'transform', () => transformer.nodes()[0]?.width());
    expect(faults).toHaveLength(1);
  });

  it('is heard only while it runs, and only in these events', () => {
    fire(node, 'transformstart', () => node.width());
    fire(node, 'transform', () => node.x());
    node.width();
    expect(faults).toEqual([]);
    expect(Object.hasOwn(node, 'width')).toBe(false);
  });

  it('of a node that is not scaled reads what is seen', () => {
    node.scaleX(1);
    fire(node, 'transformend', () => node.width());
    expect(faults).toEqual([]);
  });
});
