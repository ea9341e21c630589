import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addGroup({ Konva, layer }: ClaimTools, isChildDraggable = false) {
  const group = new Konva.Group({ draggable: true });
  const child = new Konva.Rect({ name: 'child', width: 50, height: 50, fill: 'red', draggable: isChildDraggable });
  const other = new Konva.Rect({ name: 'other', x: 150, width: 50, height: 50, fill: 'blue' });
  layer.add(group.add(child, other)).draw();
  return { group, child };
}

export default defineClaims([
  {
    says: 'Users cannot grab it in the gaps between the cards',
    run: (tools) => {
      const { group } = addGroup(tools);
      tools.mouse.drag([100, 20], [120, 20]);
      tools.expect(group.x()).toBe(0);
      const ground = new tools.Konva.Rect({ width: 200, height: 50 });
      group.add(ground);
      ground.moveToBottom();
      tools.layer.draw();
      tools.mouse.drag([100, 20], [120, 20]);
      tools.expect(group.x()).toBe(20);
    },
  },
  {
    says: 'the drag events of a draggable child | that child | the group',
    run: (tools) => {
      const { group, child } = addGroup(tools, true);
      const targets: Konva.Node[] = [];
      group.on('dragend', ({ target }) => targets.push(target));
      tools.mouse.drag([20, 20], [30, 20]);
      tools.mouse.drag([160, 20], [170, 20]);
      tools.expect(targets.map((target) => target === child)).toEqual([true, false]);
      tools.expect([group.x(), child.x()]).toEqual([10, 10]);
    },
  },
  {
    says: 'The group follows the pointer only from that moment, so it stays a few pixels behind.',
    run: (tools) => {
      const { group, child } = addGroup(tools, true);
      child.on('dragstart', (event) => {
        if (!event.evt.altKey) return;
        child.stopDrag();
        group.startDrag(event);
      });
      // Four steps of 10 pixels: the first one starts the drag of the child.
      tools.mouse.drag([20, 20], [60, 20], { altKey: true });
      tools.expect([group.x(), child.x()]).toEqual([30, 0]);
      tools.expect(tools.Konva.isDragging()).toBe(false);
    },
  },
]);
