import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A box of 40 by 40 at 10, 0 in a group at 100, 100 that is turned by 90 degrees and twice as large. */
function addBox({ Konva, layer }: ClaimTools) {
  const group = new Konva.Group({ x: 100, y: 100, rotation: 90, scaleX: 2, scaleY: 2 });
  const box = new Konva.Rect({ x: 10, width: 40, height: 40, fill: 'red' });
  group.add(box);
  layer.add(group).draw();
  return { group, box };
}

export default defineClaims([
  {
    says: '`absolutePosition` also works as a setter: Konva calculates the `x` and `y` that put the node at that point of the stage.',
    run: (tools) => {
      const { box } = addBox(tools);
      tools.expect(box.absolutePosition()).toEqual({ x: 100, y: 120 });
      tools.expect([box.getAbsoluteRotation(), box.rotation()]).toEqual([90, 0]);
      box.absolutePosition({ x: 80, y: 160 });
      tools.expect(box.x()).toBeCloseTo(30, 6);
      tools.expect(box.y()).toBeCloseTo(10, 6);
    },
  },
  {
    says: 'Both methods take the zoom and position of the stage into account.',
    run: (tools) => {
      const { group } = addBox(tools);
      tools.stage.setAttrs({ x: 20, y: 30, scaleX: 1.5, scaleY: 1.5 });
      tools.mouse.move(140, 210);
      const place = group.getRelativePointerPosition();
      const same = group.getAbsoluteTransform().copy().invert().point({ x: 140, y: 210 });
      // (140 - 20) / 1.5 = 80 and (210 - 30) / 1.5 = 120 on the layer: 20 to the left of the group and 20 below its origin.
      for (const point of [place, same]) {
        tools.expect(point?.x).toBeCloseTo(10, 6);
        tools.expect(point?.y).toBeCloseTo(10, 6);
      }
    },
  },
  {
    says: 'A group does not measure its children. Call `group.getClientRect({ skipTransform: true })`',
    run: (tools) => {
      const { group } = addBox(tools);
      tools.expect([group.width(), group.height()]).toEqual([0, 0]);
      tools.expect(group.getClientRect({ skipTransform: true })).toEqual({ x: 10, y: 0, width: 40, height: 40 });
      tools.expect(group.getClientRect().width).toBeCloseTo(80, 6);
    },
  },
  {
    says: 'Its `x` is measured along the rotated axis of the group.',
    run: (tools) => {
      const { box } = addBox(tools);
      const before = box.absolutePosition();
      box.x(box.x() + 5);
      const after = box.absolutePosition();
      tools.expect(after.x - before.x).toBeCloseTo(0, 6);
      tools.expect(after.y - before.y).toBeCloseTo(10, 6);
    },
  },
  {
    says: 'A group can contain only shapes and groups. Add layers to the stage.',
    run: (tools) => {
      const { group } = addBox(tools);
      const add: unknown = Reflect.get(group, 'add');
      const layer = new tools.Konva.Layer();
      tools
        .expect(() => {
          if (typeof add === 'function') add.call(group, layer);
        })
        .toThrow('You may only add groups and shapes to groups.');
    },
  },
  {
    says: '`group.width()` is 0, because a group has no size.',
    run: ({ Konva, stage, layer, expect }) => {
      const group = new Konva.Group({ x: 50, y: 50, rotation: 90 });
      layer.add(group.add(new Konva.Rect({ width: 80, height: 20, fill: 'red' })));
      stage.scale({ x: 2, y: 2 });
      expect(group.width()).toBe(0);
      expect(group.getClientRect({ skipTransform: true })).toMatchObject({ width: 80, height: 20 });
      expect(group.getClientRect({ relativeTo: layer }).height).toBeCloseTo(80, 3);
      expect(group.getClientRect().height).toBeCloseTo(160, 3);
    },
  },
]);
