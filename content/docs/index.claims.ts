import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'The stage has no width or height, the shape has neither fill nor stroke, the shape is not on a layer, or the layer is not on the stage.',
    run: async ({ Konva, container, frames, warnings, onEnd, expect }) => {
      const failures: string[] = [];
      const note = ({ message }: ErrorEvent) => failures.push(message);
      window.addEventListener('error', note);
      onEnd(() => window.removeEventListener('error', note));
      /** Draws a circle, with one thing forgotten or nothing; answers whether something is to be seen. */
      const isPainted = async (forgotten?: 'size' | 'paint' | 'layer' | 'stage') => {
        const size = forgotten === 'size' ? {} : { width: 400, height: 300 };
        const stage = new Konva.Stage({ container, ...size });
        const layer = new Konva.Layer();
        const circle = new Konva.Circle({ x: 100, y: 100, radius: 50, ...(forgotten !== 'paint' && { fill: 'red' }) });
        if (forgotten !== 'layer') layer.add(circle);
        if (forgotten !== 'stage') stage.add(layer);
        await frames(2);
        const canvases = [...container.querySelectorAll('canvas')].filter(({ width }) => width > 0);
        const found = canvases.some((canvas) => {
          const { width, height } = canvas;
          return canvas
            .getContext('2d')
            ?.getImageData(0, 0, width, height)
            .data.some((value) => value > 0);
        });
        stage.destroy();
        return found;
      };
      expect(await isPainted()).toBe(true);
      for (const forgotten of ['size', 'paint', 'layer', 'stage'] as const) {
        expect(await isPainted(forgotten), forgotten).toBe(false);
      }
      expect([...warnings, ...failures]).toEqual([]);
    },
  },
  {
    says: '"Can not find container in document with id …". The script ran before the element existed.',
    run: ({ Konva, expect }) => {
      const start = () => new Konva.Stage({ container: 'later', width: 400, height: 300 });
      expect(start).toThrow('Can not find container in document with id later');
      document.body.append(Object.assign(document.createElement('div'), { id: 'later' }));
      expect(start).not.toThrow();
    },
  },
  {
    says: 'A stage has the size that you give it, and CSS does not change that. Measure the width of the container and set it, as the demo does.',
    run: async ({ stage, layer, container, frames, expect }) => {
      const shownWidth = () => layer.getNativeCanvasElement().getBoundingClientRect().width;
      container.style.width = '250px';
      await frames(2);
      expect([stage.width(), shownWidth()]).toEqual([400, 400]);
      stage.width(container.clientWidth);
      expect([stage.width(), shownWidth()]).toEqual([250, 250]);
    },
  },
]);
