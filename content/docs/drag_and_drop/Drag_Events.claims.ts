import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'a press is either a click or a drag',
    run: ({ Konva, layer, mouse, expect }) => {
      const heard: string[] = [];
      const ball = new Konva.Circle({ x: 100, y: 100, radius: 30, fill: 'red', draggable: true });
      layer.add(ball);
      layer.draw();
      ball.on('click dragstart dragend mousedown mouseup', ({ type }) => heard.push(type));
      mouse.drag([100, 100], [150, 120]);
      expect(heard).toEqual(['mousedown', 'dragstart', 'mouseup', 'dragend']);
      heard.length = 0;
      mouse.click(150, 120);
      expect(heard).toEqual(['mousedown', 'mouseup', 'click']);
      expect(ball.position()).toEqual({ x: 150, y: 120 });
    },
  },
]);
