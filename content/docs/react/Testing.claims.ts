import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'the test passes even for a shape below another one or with `listening={false}`.',
    run: ({ Konva, layer, mouse, expect }) => {
      let clicks = 0;
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red', listening: false });
      box.on('click', () => (clicks += 1));
      layer.add(box).draw();
      mouse.click(50, 50);
      expect(clicks).toBe(0);
      box.fire('click');
      expect(clicks).toBe(1);
    },
  },
  {
    says: 'A move must be at least as long as `Konva.Node#dragDistance`, 3 pixels by default.',
    run: ({ Konva, layer, mouse, expect }) => {
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red', draggable: true });
      layer.add(box).draw();
      mouse.down(50, 50);
      mouse.move(52, 50);
      expect(box.isDragging()).toBe(false);
      mouse.move(53, 50);
      expect(box.isDragging()).toBe(true);
      mouse.up(53, 50);
    },
  },
  {
    says: 'The moves went to the canvas of a detached stage, so they did not bubble to the window.',
    run: ({ Konva, onEnd, expect }) => {
      const stage = new Konva.Stage({ container: document.createElement('div'), width: 200, height: 200 });
      onEnd(() => stage.destroy());
      const layer = new Konva.Layer();
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red', draggable: true });
      stage.add(layer);
      layer.add(box).draw();
      const send = (target: EventTarget, type: string, x: number) =>
        target.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: 50, bubbles: true, button: 0 }));
      send(stage.content, 'mousedown', 50);
      send(stage.content, 'mousemove', 90);
      expect(box.x()).toBe(0);
      send(window, 'mousemove', 90);
      expect(box.x()).toBe(40);
      send(window, 'mouseup', 90);
    },
  },
]);
