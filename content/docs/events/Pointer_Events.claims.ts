import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addBall({ Konva, layer }: ClaimTools): Konva.Circle {
  const ball = new Konva.Circle({ x: 100, y: 100, radius: 30, fill: 'red' });
  layer.add(ball).draw();
  return ball;
}

export default defineClaims([
  {
    says: 'sends every later event of that pointer to the shape, even from outside the stage. The release ends the capture.',
    run: (tools) => {
      const ball = addBall(tools);
      const heard: string[] = [];
      ball.on('pointermove pointerup', ({ type }) => heard.push(type));
      ball.on('pointerdown', ({ pointerId }) => ball.setPointerCapture(pointerId));
      tools.mouse.down(100, 100);
      tools.mouse.move(450, 200);
      tools.mouse.up(450, 200);
      tools.mouse.move(300, 200);
      tools.expect(heard).toEqual(['pointermove', 'pointerup']);
    },
  },
  {
    says: 'Canceling `pointerdown` does not keep a parent from being dragged.',
    run: (tools) => {
      const ball = addBall(tools);
      const group = new tools.Konva.Group({ draggable: true });
      tools.layer.add(group.add(ball)).draw();
      const cancel = (event: Konva.KonvaEventObject<Event>) => (event.cancelBubble = true);
      ball.on('pointerdown', cancel);
      tools.mouse.drag([100, 100], [140, 100]);
      tools.expect(group.x()).toBe(40);
      ball.on('mousedown', cancel);
      tools.mouse.drag([140, 100], [180, 100]);
      tools.expect(group.x()).toBe(40);
    },
  },
  {
    says: 'Every button fires `pointerdown` and `pointerclick`.',
    run: (tools) => {
      const heard: string[] = [];
      addBall(tools).on('pointerdown pointerclick', ({ type, evt }) => heard.push(`${type} ${evt.button}`));
      tools.mouse.click(100, 100, { button: 2 });
      tools.expect(heard).toEqual(['pointerdown 2', 'pointerclick 2']);
    },
  },
  {
    says: 'A click with the right button fires `contextmenu` and, like a click with any other button, `click` and `pointerclick`.',
    run: (tools) => {
      const ball = addBall(tools);
      const heard: string[] = [];
      ball.on('click pointerclick', ({ type, evt }) => heard.push(`${type} ${evt.button}`));
      tools.mouse.click(100, 100, { button: 2 });
      tools.expect([...heard].sort()).toEqual(['click 2', 'pointerclick 2']);
    },
  },
]);
