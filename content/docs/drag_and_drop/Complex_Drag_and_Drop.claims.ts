import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const circle = { x: 150, y: 150, radius: 100 };
const room = circle.radius - 24;

function insideCircle({ x, y }: Konva.Vector2d) {
  const dx = x - circle.x;
  const dy = y - circle.y;
  const distance = Math.hypot(dx, dy);
  if (distance <= room) return { x, y };
  return { x: circle.x + (dx / distance) * room, y: circle.y + (dy / distance) * room };
}

function addBall({ Konva, layer }: ClaimTools, x = 150, y = 150, name = 'limited'): Konva.Circle {
  const ball = new Konva.Circle({ x, y, name, radius: 24, fill: 'red', draggable: true });
  layer.add(ball);
  layer.draw();
  return ball;
}

export default defineClaims([
  {
    says: 'To limit a drag to any area, write a function that takes a point and returns the nearest allowed point. Call it in `dragmove`.',
    run: (tools) => {
      const ball = addBall(tools);
      ball.on('dragmove', () => ball.position(insideCircle(ball.position())));
      tools.mouse.drag([150, 150], [390, 150]);
      tools.expect(ball.position()).toEqual({ x: 226, y: 150 });
    },
  },
  {
    says: 'so the disk slides along the border.',
    run: (tools) => {
      const ball = addBall(tools);
      ball.on('dragmove', () => ball.position(insideCircle(ball.position())));
      tools.mouse.down(150, 150);
      const angles = [
        [390, 150],
        [390, 290],
        [150, 290],
      ].map(([x = 0, y = 0]) => {
        tools.mouse.move(x, y);
        const distance = Math.hypot(ball.x() - circle.x, ball.y() - circle.y);
        tools.expect(distance).toBeCloseTo(room);
        return Math.atan2(ball.y() - circle.y, ball.x() - circle.x);
      });
      tools.mouse.up(150, 290);
      tools.expect(angles).toEqual([...angles].sort((a, b) => a - b));
    },
  },
  {
    says: 'So the limit stays the same at any zoom.',
    run: (tools) => {
      const ball = addBall(tools);
      ball.on('dragmove', () => ball.position(insideCircle(ball.position())));
      tools.stage.setAttrs({ scaleX: 0.5, scaleY: 0.5, x: 20 });
      tools.layer.draw();
      tools.mouse.drag([95, 75], [390, 75]);
      tools.expect(ball.position()).toEqual({ x: 226, y: 150 });
    },
  },
  {
    says: "For a group, make it smaller by the distance from the group's origin to the farthest point of its content. To measure that distance, compare `getClientRect({ relativeTo: parent })` with `position()`.",
    run: ({ Konva, layer, expect }) => {
      layer.scale({ x: 2, y: 2 });
      const group = new Konva.Group({ x: 100, y: 100 });
      group.add(new Konva.Rect({ x: -10, y: -30, width: 50, height: 40 }));
      layer.add(group);
      const { x, y, width, height } = group.getClientRect({ relativeTo: layer });
      const at = group.position();
      expect([at.x - x, at.y - y, x + width - at.x, y + height - at.y]).toEqual([10, 30, 40, 10]);
    },
  },
  {
    says: 'For nodes in different groups, compare their absolute positions, and set `node.absolutePosition(allowed)`.',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group({ x: 40, scaleX: 2, scaleY: 2 });
      const inside = new Konva.Circle({ x: 10, y: 10, radius: 5 });
      layer.add(group.add(inside));
      inside.absolutePosition({ x: 100, y: 50 });
      expect(inside.position()).toEqual({ x: 30, y: 25 });
    },
  },
  {
    says: 'A draggable child fires `dragmove` too, and the event bubbles to the group. Compare `event.target === event.currentTarget`;',
    run: ({ Konva, layer, mouse, expect }) => {
      const group = new Konva.Group({ draggable: true });
      group.add(new Konva.Rect({ width: 60, height: 60, fill: 'red', draggable: true }));
      layer.add(group).draw();
      const own: boolean[] = [];
      group.on('dragmove', (event: Konva.KonvaEventObject<DragEvent>) =>
        own.push(event.target === event.currentTarget),
      );
      mouse.drag([10, 10], [50, 10]);
      expect(new Set(own)).toEqual(new Set([false]));
      expect(group.x()).toBe(0);
    },
  },
  {
    says: 'A Transformer drags each of its nodes separately. Put the listener on the layer, which receives the events of all nodes.',
    run: (tools) => {
      const [one, two] = [addBall(tools, 150, 150), addBall(tools, 150, 100)];
      tools.layer.add(new tools.Konva.Transformer({ nodes: [one, two] }));
      tools.layer.draw();
      tools.layer.on('dragmove', ({ target }) => {
        if (!target.hasName('limited')) return;
        target.position(insideCircle(target.position()));
      });
      tools.mouse.drag([150, 150], [390, 150]);
      for (const ball of [one, two]) {
        tools.expect(Math.hypot(ball.x() - circle.x, ball.y() - circle.y)).toBeCloseTo(room);
      }
    },
  },
  {
    says: 'A Transformer is dragged along with its nodes, and its own `dragmove` reaches the layer too.',
    run: (tools) => {
      const ball = addBall(tools);
      const transformer = new tools.Konva.Transformer({ nodes: [ball] });
      tools.layer.add(transformer).draw();
      const targets = new Set<Konva.Node>();
      tools.layer.on('dragmove', ({ target }) => targets.add(target));
      tools.mouse.drag([150, 150], [190, 150]);
      tools.expect(targets.has(transformer)).toBe(true);
    },
  },
]);
