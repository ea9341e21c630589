import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addSquare({ Konva, layer }: ClaimTools, config: Partial<Konva.RectConfig> = {}): Konva.Rect {
  const square = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100, fill: 'red', ...config });
  layer.add(square).draw();
  return square;
}

export default defineClaims([
  {
    says: 'an empty area, with the listener on the stage | `tap`, then `click`',
    run: async (tools) => {
      const { stage, device, until, expect } = tools;
      addSquare(tools);
      const heard: string[] = [];
      stage.on('click tap pointerclick', ({ type }) => heard.push(type));
      await device.tap(250, 200);
      await until(() => heard.includes('click'));
      // A mouse that rests here would take part in the next claim.
      await device.move(700, 550);
      expect(heard.filter((type) => type !== 'pointerclick')).toEqual(['tap', 'click']);
      expect(heard.filter((type) => type === 'pointerclick')).toHaveLength(1);
    },
  },
  {
    says: 'A press that turns into a drag fires neither `click` nor `tap` nor `pointerclick`.',
    run: (tools) => {
      const heard: string[] = [];
      addSquare(tools, { draggable: true }).on('click tap pointerclick', ({ type }) => heard.push(type));
      tools.mouse.drag([100, 100], [104, 100]);
      tools.touch.start([104, 100]);
      tools.touch.move([108, 100]);
      tools.touch.end();
      tools.expect(heard).toEqual([]);
      tools.mouse.click(100, 100);
      tools.expect(heard).toEqual(['pointerclick', 'click']);
    },
  },
  {
    says: 'a press and release on the same shape is a click, however far the pointer moved in between.',
    run: (tools) => {
      let count = 0;
      addSquare(tools).on('click', () => (count += 1));
      tools.mouse.down(60, 60);
      for (const x of [150, 390, 140]) tools.mouse.move(x, 140);
      tools.mouse.up(140, 140);
      tools.expect(count).toBe(1);
    },
  },
  {
    says: 'Two taps within 400 milliseconds fire `dbltap`, even with a short drag between them. A drag followed by one tap does not fire it.',
    run: async ({ Konva, layer, touch, expect }) => {
      const heard: string[] = [];
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'red', draggable: true });
      layer.add(box).draw();
      box.on('tap dbltap dragend', ({ type }) => heard.push(type));
      const drag = (from: number, to: number) => {
        touch.start([from, 50]);
        touch.move([to, 50]);
        touch.end();
        layer.draw();
      };
      drag(50, 80);
      touch.tap(80, 50);
      expect(heard).toEqual(['dragend', 'tap']);
      await new Promise((resolve) => setTimeout(resolve, 450));
      heard.length = 0;
      touch.tap(80, 50);
      drag(80, 110);
      touch.tap(110, 50);
      expect(heard).toEqual(['tap', 'dragend', 'tap', 'dbltap']);
    },
  },
]);
