import type Konva from 'konva';
import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

function addCircle({ Konva, layer }: ClaimTools) {
  const group = new Konva.Group();
  const circle = new Konva.Circle({ x: 100, y: 100, radius: 50, fill: 'red' });
  layer.add(group.add(circle)).draw();
  return { group, circle };
}

export default defineClaims([
  {
    says: 'With `true`, the event bubbles to the parents. Otherwise only listeners on the node run.',
    run: (tools) => {
      const { circle } = addCircle(tools);
      const heard: string[] = [];
      const nodes: Konva.Node[] = [circle, tools.layer, tools.stage];
      for (const node of nodes) node.on('click', () => heard.push(node.getType()));
      circle.fire('click');
      circle.fire('click', {}, true);
      tools.expect(heard).toEqual(['Shape', 'Shape', 'Layer', 'Stage']);
    },
  },
  {
    says: 'If a listener throws, `fire` throws the same error.',
    run: (tools) => {
      const { circle } = addCircle(tools);
      circle.on('click', () => {
        throw new Error('from the listener');
      });
      tools.expect(() => circle.fire('click')).toThrow('from the listener');
    },
  },
  {
    says: 'You can also fire on nodes that are hidden or do not listen. However, a bubbling event stops below a parent with `listening: false`: that parent and its ancestors do not receive it.',
    run: (tools) => {
      const { group, circle } = addCircle(tools);
      const heard: string[] = [];
      const nodes: Konva.Node[] = [circle, group, tools.layer];
      for (const node of nodes) node.on('click', () => heard.push(node.getType()));
      circle.setAttrs({ visible: false, listening: false });
      circle.fire('click', {}, true);
      tools.expect(heard).toEqual(['Shape', 'Group', 'Layer']);
      group.listening(false);
      circle.fire('click', {}, true);
      tools.expect(heard.slice(3)).toEqual(['Shape']);
    },
  },
  {
    says: "`fire('dragstart')` does not start a drag.",
    run: (tools) => {
      const { circle } = addCircle(tools);
      circle.draggable(true);
      tools.mouse.move(100, 100);
      circle.fire('dragstart');
      tools.expect(circle.isDragging()).toBe(false);
      circle.startDrag();
      tools.expect(circle.isDragging()).toBe(true);
    },
  },
]);
