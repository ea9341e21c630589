import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Dispatch them on the canvas, from which they bubble to the stage and the window.',
    run: ({ Konva, stage, layer, expect }) => {
      const box = new Konva.Rect({ x: 20, y: 20, width: 40, height: 40, fill: 'red', draggable: true });
      layer.add(box).draw();
      const canvas = layer.getNativeCanvasElement();
      const { left, top } = stage.content.getBoundingClientRect();
      const send = (type: string, x: number, y: number) =>
        canvas.dispatchEvent(
          new MouseEvent(type, { clientX: left + x, clientY: top + y, bubbles: true, cancelable: true, button: 0 }),
        );
      send('mousedown', 40, 40);
      send('mousemove', 100, 70);
      send('mouseup', 100, 70);
      expect(box.position()).toEqual({ x: 80, y: 50 });
    },
  },
  {
    says: 'Dispatch mouse events with `bubbles: true` and window coordinates',
    run: ({ Konva, layer, expect }) => {
      let clicks = 0;
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red' });
      box.on('click', () => (clicks += 1));
      layer.add(box).draw();
      layer.getNativeCanvasElement().click();
      expect(clicks).toBe(0);
    },
  },
  {
    says: 'Importing konva also defines the global `Konva`, so a test can find nodes',
    run: ({ Konva, expect }) => {
      expect(Reflect.get(globalThis, 'Konva')).toBe(Konva);
    },
  },
]);
