import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addGroup({ Konva, layer }: ClaimTools, config: Partial<Konva.GroupConfig> = {}): Konva.Group {
  const group = new Konva.Group({ x: 100, y: 100, ...config });
  group.add(new Konva.Rect({ width: 60, height: 60, fill: '#ff0000' }));
  group.add(new Konva.Rect({ x: 30, width: 60, height: 60, fill: '#0000ff' }));
  layer.add(group).draw();
  return group;
}

export default defineClaims([
  {
    says: "The child is draggable too, and its `dragend` bubbles to the group's listener. Save a position only if `event.target === event.currentTarget`.",
    run: (tools) => {
      const group = addGroup(tools, { draggable: true });
      group.children[1]?.draggable(true);
      const own: boolean[] = [];
      group.on('dragend', ({ target, currentTarget }) => own.push(Object.is(target, currentTarget)));
      tools.mouse.drag([170, 130], [200, 130]);
      tools.mouse.drag([110, 130], [140, 130]);
      tools.expect(own).toEqual([false, true]);
    },
  },
  {
    says: 'Opacity applies to each child separately. Set `Konva.Group#isolated` to `true`',
    run: (tools) => {
      const group = addGroup(tools, { opacity: 0.5 });
      const alpha = () => tools.pixel(145, 130)[3];
      tools.expect(alpha()).toBeGreaterThan(180);
      group.isolated(true);
      tools.layer.draw();
      tools.expect(alpha()).toBeLessThan(130);
    },
  },
  {
    says: 'Its coordinates are now relative to the new parent. Save `child.absolutePosition()` before the move and set it again afterward.',
    run: (tools) => {
      const group = addGroup(tools, { rotation: 30, scaleX: 2 });
      const other = new tools.Konva.Group({ x: 10, y: 20 });
      tools.layer.add(other);
      const child = group.children[1];
      if (child === undefined) throw new Error('The group has two children.');
      const before = child.absolutePosition();
      other.add(child);
      tools.expect(child.absolutePosition()).not.toEqual(before);
      child.absolutePosition(before);
      tools.expect(child.absolutePosition().x).toBeCloseTo(before.x);
      tools.expect([group.children.length, other.children.length]).toEqual([1, 1]);
    },
  },
  {
    says: 'Later changes to the children are not visible until you cache again or call `clearCache()`.',
    run: (tools) => {
      const group = addGroup(tools);
      const seen = () => {
        tools.layer.draw();
        return tools.pixel(110, 110);
      };
      group.cache();
      group.children[0]?.setAttrs({ fill: '#00ff00' });
      tools.expect(seen()).toEqual([255, 0, 0, 255]);
      group.cache();
      tools.expect(seen()).toEqual([0, 255, 0, 255]);
      group.children[0]?.setAttrs({ fill: '#ffff00' });
      group.clearCache();
      tools.expect(seen()).toEqual([255, 255, 0, 255]);
    },
  },
]);
