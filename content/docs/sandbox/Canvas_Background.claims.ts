import { defineClaims } from '@site-packages/page-claims';

/** The pixels of an exported picture. */
async function pixelsOf(url: string, at: readonly (readonly [x: number, y: number])[]) {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  return at.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]);
}

export default defineClaims([
  {
    says: 'Konva does not draw the CSS background, so only the Rect appears in exports',
    run: async ({ Konva, stage, layer, frames, expect }) => {
      layer.draw();
      await frames(3);
      let draws = 0;
      layer.on('draw', () => (draws += 1));
      stage.container().style.background = 'rgb(255, 0, 0)';
      await frames(3);
      expect(draws).toBe(0);
      expect(await pixelsOf(stage.toDataURL(), [[5, 5]])).toEqual([[0, 0, 0, 0]]);
      layer.add(new Konva.Rect({ ...stage.size(), fill: 'rgb(255, 0, 0)' }));
      expect(await pixelsOf(stage.toDataURL(), [[5, 5]])).toEqual([[255, 0, 0, 255]]);
    },
  },
  {
    says: "`toDataURL` exports what is drawn on the canvases, not the page's CSS.",
    run: async ({ stage, layer, expect }) => {
      layer.draw();
      stage.container().style.background = 'rgb(255, 0, 0)';
      expect(await pixelsOf(stage.toDataURL(), [[200, 100]])).toEqual([[0, 0, 0, 0]]);
    },
  },
  {
    says: 'JPEG has no transparency, so transparent pixels turn black. Draw a background first.',
    run: async ({ Konva, stage, layer, expect }) => {
      const jpeg = () => pixelsOf(stage.toDataURL({ mimeType: 'image/jpeg' }), [[50, 50]]);
      layer.draw();
      expect(await jpeg()).toEqual([[0, 0, 0, 255]]);
      layer.add(new Konva.Rect({ ...stage.size(), fill: 'white' }));
      expect(await jpeg()).toEqual([[255, 255, 255, 255]]);
    },
  },
  {
    says: 'Reset its absolute position in `dragmove`, or drag only the layer of the plants instead of the stage.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const background = new Konva.Rect({ ...stage.size(), fill: 'red', listening: false });
      layer.add(background).draw();
      stage.draggable(true);
      mouse.drag([100, 100], [150, 130]);
      expect(background.absolutePosition()).toEqual({ x: 50, y: 30 });
      stage.position({ x: 0, y: 0 });
      stage.on('dragmove', () => background.absolutePosition({ x: 0, y: 0 }));
      mouse.drag([100, 100], [150, 130]);
      expect(stage.position()).toEqual({ x: 50, y: 30 });
      expect(background.absolutePosition()).toEqual({ x: 0, y: 0 });

      stage.draggable(false).position({ x: 0, y: 0 });
      background.position({ x: 0, y: 0 });
      const other = new Konva.Layer({ draggable: true });
      stage.add(other.add(new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'green' })));
      stage.draw();
      mouse.drag([100, 100], [150, 130]);
      expect(other.position()).toEqual({ x: 50, y: 30 });
      expect(background.absolutePosition()).toEqual({ x: 0, y: 0 });
    },
  },
  {
    says: 'a stage with a scale of 0.5 needs a Rect of twice the view’s size.',
    run: ({ Konva, stage, layer, expect }) => {
      const background = new Konva.Rect({ ...stage.size(), fill: 'red' });
      layer.add(background);
      stage.scale({ x: 0.5, y: 0.5 });
      expect(background.getClientRect()).toMatchObject({ width: 200, height: 150 });
      background.size({ width: 800, height: 600 });
      expect(background.getClientRect()).toMatchObject({ width: 400, height: 300 });
    },
  },
  {
    says: 'The target of a click beside the plants is the stage, as if the Rect did not exist.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const background = new Konva.Rect({ ...stage.size(), fill: 'red', listening: false });
      layer.add(background).draw();
      const targets: unknown[] = [];
      stage.on('click', ({ target }) => targets.push(target));
      mouse.click(50, 50);
      background.listening(true);
      layer.draw();
      mouse.click(50, 50);
      expect(targets).toEqual([stage, background]);
    },
  },
  {
    says: 'Konva then redraws the Rect only when it changes, but each layer costs memory.',
    run: async ({ Konva, stage, layer, frames, expect }) => {
      const below = new Konva.Layer();
      stage.add(below.add(new Konva.Rect({ ...stage.size(), fill: 'red' })));
      const plant = new Konva.Circle({ radius: 10, fill: 'green' });
      layer.add(plant);
      await frames(3);
      let draws = 0;
      below.on('draw', () => (draws += 1));
      plant.x(50);
      await frames(3);
      expect(draws).toBe(0);
      expect(stage.container().querySelectorAll('canvas')).toHaveLength(2);
    },
  },
  {
    says: 'A shape with a blend mode blends with a Rect on its layer, but not with a CSS background.',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      stage.container().style.background = 'rgb(255, 0, 0)';
      const shape = { width: 50, height: 50, fill: 'rgb(0, 255, 0)' };
      layer.add(new Konva.Rect({ ...shape, globalCompositeOperation: 'multiply' })).draw();
      expect(pixel(20, 20)).toEqual([0, 255, 0, 255]);
      const background = new Konva.Rect({ ...shape, fill: 'rgb(255, 0, 0)' });
      layer.add(background);
      background.moveToBottom();
      layer.draw();
      expect(pixel(20, 20)).toEqual([0, 0, 0, 255]);
    },
  },
]);
