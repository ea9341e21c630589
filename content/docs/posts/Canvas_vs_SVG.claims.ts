import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A layer adds one `<canvas>` to the document, whatever the number of shapes.',
    run: ({ Konva, stage, layer, expect }) => {
      for (let x = 0; x < 50; x += 1) layer.add(new Konva.Circle({ x, y: 20, radius: 4 }));
      layer.draw();
      expect(stage.content.querySelectorAll('*')).toHaveLength(1);
      stage.add(new Konva.Layer());
      expect([...stage.content.children].map(({ tagName }) => tagName)).toEqual(['CANVAS', 'CANVAS']);
    },
  },
  {
    says: "Nodes are not in the document, so no selector matches them, and a node's `name` is not a class.",
    run: ({ Konva, layer, pixel, expect, onEnd }) => {
      const style = document.createElement('style');
      style.textContent = '.dot { fill: rgb(0, 0, 255); }';
      document.head.append(style);
      onEnd(() => style.remove());
      layer.add(new Konva.Circle({ x: 40, y: 40, radius: 20, fill: '#ff0000', name: 'dot' })).draw();
      expect(document.querySelector('.dot')).toBeNull();
      expect(pixel(40, 40)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'A `Konva.Text` adds no text to the document.',
    run: ({ Konva, stage, layer, expect }) => {
      const text = new Konva.Text({ text: 'Harbor', fontSize: 20 });
      layer.add(text).draw();
      expect(text.width()).toBeGreaterThan(0);
      expect(stage.container().textContent).toBe('');
    },
  },
  {
    says: "The browser's `event.target` is the canvas element for every shape on it.",
    run: async ({ Konva, layer, device, until, expect, onEnd }) => {
      const nodes = [40, 140].map((x) => new Konva.Circle({ x, y: 40, radius: 20, fill: 'red' }));
      const heard: unknown[] = [];
      for (const node of nodes) node.on('click', ({ target }) => heard.push(target));
      layer.add(...nodes).draw();
      const ofPage: unknown[] = [];
      const listen = ({ target }: Event) => ofPage.push(target);
      document.addEventListener('click', listen);
      onEnd(() => document.removeEventListener('click', listen));
      await device.click(40, 40);
      await device.click(140, 40);
      await until(() => ofPage.length === 2);
      const canvas = layer.getNativeCanvasElement();
      expect(ofPage).toEqual([canvas, canvas]);
      expect(heard).toEqual(nodes);
    },
  },
  {
    says: 'Konva reads `devicePixelRatio` once, when the library is loaded, and uses that number for every layer.',
    run: ({ Konva, stage, expect, onEnd }) => {
      const atLoad = Konva.pixelRatio;
      expect(atLoad).toBe(window.devicePixelRatio);
      const before = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio');
      onEnd(() => {
        if (before) Object.defineProperty(window, 'devicePixelRatio', before);
      });
      Object.defineProperty(window, 'devicePixelRatio', { value: atLoad * 2, configurable: true });
      const layer = new Konva.Layer();
      stage.add(layer);
      const canvas = layer.getNativeCanvasElement();
      expect(canvas.width).toBe(400 * atLoad);
      layer.getCanvas().setPixelRatio(window.devicePixelRatio);
      expect([canvas.width, canvas.style.width]).toEqual([800 * atLoad, '400px']);
    },
  },
]);
