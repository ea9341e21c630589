import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** Boxes a to d on a layer, all in the same place. */
function addBoxes({ Konva, layer }: ClaimTools) {
  const boxes = ['a', 'b', 'c', 'd'].map((id) => new Konva.Rect({ id, width: 100, height: 100, fill: 'red' }));
  layer.add(...boxes);
  return boxes;
}

const order = ({ layer }: ClaimTools) =>
  layer
    .getChildren()
    .map((node) => node.id())
    .join('');

export default defineClaims([
  {
    says: '`Konva.Container#find` returns nodes in the order in which they are drawn.',
    run: ({ Konva, layer, pixel, expect }) => {
      const group = new Konva.Group();
      const deep = new Konva.Rect({ width: 100, height: 100, fill: '#00f' });
      const last = new Konva.Rect({ width: 100, height: 100, fill: '#f00' });
      group.add(deep);
      layer.add(group, last).draw();
      expect(layer.find('Shape')).toEqual([deep, last]);
      expect(pixel(50, 50)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'Its order matches the drawing order only for nodes at the same depth of the tree.',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group();
      const deep = new Konva.Rect();
      const last = new Konva.Rect();
      group.add(deep);
      layer.add(group, last);
      expect(layer.find('Shape').indexOf(last)).toBe(1);
      expect(deep.getAbsoluteZIndex()).toBeGreaterThan(last.getAbsoluteZIndex());
    },
  },
  {
    says: 'Set the indices from first to last.',
    run: (tools) => {
      addBoxes(tools);
      const wanted = ['d', 'b', 'a', 'c'];
      wanted.forEach((id, index) => tools.layer.findOne(`#${id}`)?.zIndex(index));
      tools.expect(order(tools)).toBe('dbac');
    },
  },
  {
    says: '`zIndex(10)` logs "Unexpected value 10". The parent has fewer than 11 children.',
    run: (tools) => {
      const [a] = addBoxes(tools);
      a?.zIndex(10);
      tools.expect(tools.warnings.join()).toContain('Unexpected value 10 for zIndex property');
    },
  },
  {
    says: '**The number changes by itself.** A sibling was inserted, moved or removed.',
    run: (tools) => {
      const [a, , c] = addBoxes(tools);
      tools.expect(c?.zIndex()).toBe(2);
      a?.remove();
      tools.expect(c?.zIndex()).toBe(1);
    },
  },
  {
    says: '`Node has no parent. zIndex parameter is ignored.`',
    run: ({ Konva, warnings, expect }) => {
      new Konva.Rect({ zIndex: 2 });
      expect(warnings.join()).toContain('Node has no parent. zIndex parameter is ignored.');
    },
  },
]);
