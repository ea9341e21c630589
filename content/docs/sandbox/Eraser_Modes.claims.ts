import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** Paper of 100 by 100, a red stroke across its middle, and an eraser over the stroke's middle. */
function parts({ Konva }: ClaimTools) {
  const common = { strokeWidth: 20 };
  return {
    picture: new Konva.Rect({ width: 100, height: 100, fill: 'blue' }),
    stroke: new Konva.Line({ ...common, name: 'stroke', points: [0, 50, 100, 50], stroke: 'red' }),
    eraser: new Konva.Line({
      ...common,
      name: 'eraser',
      points: [50, 0, 50, 100],
      stroke: 'black',
      globalCompositeOperation: 'destination-out',
    }),
  };
}

const BLUE = [0, 0, 255, 255];
const RED = [255, 0, 0, 255];
const NOTHING = [0, 0, 0, 0];

export default defineClaims([
  {
    says: 'The eraser affects only its own layer, because every layer is a separate canvas.',
    run: (tools) => {
      const { Konva, stage, layer, pixel, expect } = tools;
      const { picture, stroke, eraser } = parts(tools);
      const ink = new Konva.Layer();
      stage.add(ink);
      layer.add(picture);
      ink.add(stroke, eraser);
      layer.draw();
      ink.draw();
      expect(pixel(50, 50)).toEqual(BLUE);
      expect(pixel(20, 50)).toEqual(RED);
    },
  },
  {
    says: '`destination-out` erases everything that was drawn before it on its layer.',
    run: (tools) => {
      const { picture, stroke, eraser } = parts(tools);
      tools.layer.add(picture, stroke, eraser).draw();
      tools.expect(tools.pixel(50, 50)).toEqual(NOTHING);
      tools.expect(tools.pixel(50, 20)).toEqual(NOTHING);
      tools.expect(tools.pixel(20, 50)).toEqual(RED);
    },
  },
  {
    says: 'Konva 10.7 or newer draws such a group into a separate image first, and the eraser stays inside',
    run: (tools) => {
      const { Konva, layer, pixel, expect } = tools;
      const { picture, stroke, eraser } = parts(tools);
      const ink = new Konva.Group({ isolated: true });
      layer.add(picture, ink.add(stroke, eraser)).draw();
      expect(pixel(50, 50)).toEqual(BLUE);
      expect(pixel(20, 50)).toEqual(RED);
      ink.isolated(false);
      layer.draw();
      expect(pixel(50, 50)).toEqual(NOTHING);
    },
  },
  {
    says: 'a line that you add afterward appears after the next `cache()`.',
    run: (tools) => {
      const { Konva, layer, pixel, expect } = tools;
      const { picture, stroke, eraser } = parts(tools);
      const ink = new Konva.Group();
      layer.add(picture, ink.add(stroke));
      ink.cache();
      ink.add(eraser);
      layer.draw();
      expect(pixel(50, 50)).toEqual(RED);
      ink.cache();
      layer.draw();
      expect(pixel(50, 50)).toEqual(BLUE);
    },
  },
  {
    says: 'so `Konva.Stage#getIntersection` still finds the stroke where its pixels are gone. If erasers listen, it finds an eraser there.',
    run: (tools) => {
      const { stage, layer, pixel, expect } = tools;
      const { stroke, eraser } = parts(tools);
      layer.add(stroke, eraser.listening(false)).draw();
      expect(pixel(50, 50)).toEqual(NOTHING);
      expect(stage.getIntersection({ x: 50, y: 50 })).toBe(stroke);
      eraser.listening(true);
      layer.draw();
      expect(stage.getIntersection({ x: 50, y: 50 })).toBe(eraser);
    },
  },
  {
    says: '`getIntersection` tests one point, and a fast pointer leaves gaps of many pixels between two events.',
    run: (tools) => {
      const { stage, layer, mouse, expect } = tools;
      const { stroke } = parts(tools);
      layer.add(stroke).draw();
      const found: unknown[] = [];
      stage.on('pointermove', () => {
        const point = stage.getPointerPosition();
        if (point) found.push(stage.getIntersection(point));
      });
      mouse.move(50, 20);
      mouse.move(50, 80);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((shape) => shape === null)).toBe(true);
      mouse.move(50, 50);
      expect(found.at(-1)).toBe(stroke);
    },
  },
  {
    says: 'JPEG has no transparency: transparent pixels become black.',
    run: async (tools) => {
      const { stage, layer, expect } = tools;
      const { picture, eraser } = parts(tools);
      layer.add(picture, eraser).draw();
      const read = async (mimeType: string) => {
        const image = new Image();
        image.src = stage.toDataURL({ mimeType });
        await image.decode();
        const canvas = new OffscreenCanvas(100, 100);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(50, 50, 1, 1).data ?? [])];
      };
      expect(await read('image/png')).toEqual(NOTHING);
      const [red = 255, green = 255, blue = 255, alpha] = await read('image/jpeg');
      expect(Math.max(red, green, blue)).toBeLessThan(12);
      expect(alpha).toBe(255);
    },
  },
  {
    says: 'Give the eraser an opacity below 1, which fades the ink a bit with each pass.',
    run: (tools) => {
      const { stroke, eraser } = parts(tools);
      const { layer, pixel, expect } = tools;
      layer.add(stroke, eraser.opacity(0.5)).draw();
      expect(pixel(50, 50)[3]).toBeCloseTo(127, -1);
      layer.add(eraser.clone()).draw();
      expect(pixel(50, 50)[3]).toBeLessThan(70);
    },
  },
]);
