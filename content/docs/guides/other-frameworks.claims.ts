import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A stage works inside a shadow root.',
    run: ({ Konva, container, expect }) => {
      const root = container.attachShadow({ mode: 'open' });
      const host = root.appendChild(document.createElement('div'));
      const stage = new Konva.Stage({ container: host, width: 100, height: 100 });
      const dot = new Konva.Circle({ x: 40, y: 40, radius: 30, fill: 'red', draggable: true });
      const layer = new Konva.Layer();
      stage.add(layer.add(dot));
      stage.draw();
      const { left, top } = stage.content.getBoundingClientRect();
      const send = (type: string, x: number, y: number) =>
        layer
          .getNativeCanvasElement()
          .dispatchEvent(
            new MouseEvent(type, { clientX: left + x, clientY: top + y, bubbles: true, composed: true, button: 0 }),
          );
      send('mousedown', 40, 40);
      send('mousemove', 60, 50);
      send('mouseup', 60, 50);
      expect(dot.position()).toEqual({ x: 60, y: 50 });
    },
  },
  {
    says: 'The element is in a shadow root or not in the page yet.',
    run: ({ Konva, container, expect }) => {
      const root = container.attachShadow({ mode: 'open' });
      root.appendChild(document.createElement('div')).id = 'in-shadow';
      expect(() => new Konva.Stage({ container: 'in-shadow', width: 100, height: 100 })).toThrow(
        'Can not find container in document with id in-shadow',
      );
    },
  },
]);
