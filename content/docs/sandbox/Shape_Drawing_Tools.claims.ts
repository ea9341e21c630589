import type Konva from 'konva';
import { defineClaims } from '@site-packages/page-claims';
import { boxOfDrag } from '../../../demos/sandbox/Shape_Drawing_Tools/shared/figures';
import { exportPoster, nodeOf, takeBox } from '../../../demos/sandbox/Shape_Drawing_Tools/shared/look';
import { FULL } from '../../../demos/sandbox/Shape_Drawing_Tools/shared/poster-file';

export default defineClaims([
  {
    says: 'The press creates a node, and each move sets its size',
    run: ({ stage, layer, mouse, Konva, expect }) => {
      let from: Konva.Vector2d | null = null;
      let box: Konva.Rect | null = null;
      stage.on('pointerdown', ({ pointerId }) => {
        from = layer.getRelativePointerPosition();
        if (!from) return;
        stage.setPointerCapture(pointerId);
        box = new Konva.Rect({ x: from.x, y: from.y, fill: '#d6352b' });
        layer.add(box);
      });
      stage.on('pointermove', ({ evt }) => {
        const to = layer.getRelativePointerPosition();
        if (!from || !to || !box) return;
        let [width, height] = [to.x - from.x, to.y - from.y];
        if (evt.shiftKey) {
          const side = Math.max(Math.abs(width), Math.abs(height));
          [width, height] = [Math.sign(width) * side, Math.sign(height) * side];
        }
        box.setAttrs({
          x: Math.min(from.x, from.x + width),
          y: Math.min(from.y, from.y + height),
          width: Math.abs(width),
          height: Math.abs(height),
        });
      });
      stage.on('pointerup pointercancel', ({ type }) => {
        const isTiny = box !== null && Math.min(box.width(), box.height()) < 4;
        if (isTiny || type === 'pointercancel') box?.destroy();
        from = box = null;
      });
      layer.draw();
      mouse.drag([200, 150], [120, 130]);
      mouse.drag([200, 150], [120, 130], { shiftKey: true });
      mouse.click(50, 50);
      const rects = layer.find<Konva.Rect>('Rect').map((rect) => rect.getSelfRect());
      expect(rects.map(({ width, height }) => [width, height])).toEqual([
        [80, 20],
        [80, 80],
      ]);
      expect(layer.children.map((rect) => rect.position())).toEqual([
        { x: 120, y: 130 },
        { x: 120, y: 70 },
      ]);
    },
  },
  {
    says: 'turns a line in steps of 15 degrees',
    run: ({ expect }) => {
      const turn = (x: number, y: number) =>
        boxOfDrag('line', 3, { from: { x: 0, y: 0 }, to: { x, y }, keepsRatio: true, fromCenter: false }).turn;
      expect([turn(100, 3), turn(100, 20), turn(100, 35), turn(3, 100)]).toEqual([0, 15, 15, 90]);
      expect(turn(100, 90)).toBe(45);
    },
  },
  {
    says: 'Export saves a PNG of 1200 by 1560 pixels',
    run: ({ Konva, layer, expect }) => {
      const poster = new Konva.Group();
      layer.scale({ x: 0.4, y: 0.4 });
      layer.add(poster);
      const { width, height } = exportPoster(poster);
      expect([width, height]).toEqual([1200, 1560]);
    },
  },
  {
    says: 'A Transformer changes the scale of a node, which also scales its stroke.',
    run: ({ Konva, layer, mouse, pixel, expect }) => {
      const box = new Konva.Rect({
        x: 50,
        y: 50,
        width: 100,
        height: 40,
        fill: '#ffffff',
        stroke: '#ff0000',
        strokeWidth: 10,
      });
      const handles = new Konva.Transformer({
        nodes: [box],
        keepRatio: false,
        ignoreStroke: true,
        borderEnabled: false,
      });
      layer.add(box, handles).draw();
      expect(pixel(59, 70)).toEqual([255, 255, 255, 255]);
      mouse.drag([150, 70], [350, 70]);
      expect(box.width()).toBe(100);
      expect(Math.abs(box.scaleX() - 3)).toBeLessThan(0.05);
      handles.nodes([]);
      layer.draw();
      expect(pixel(59, 70)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: '`takeBox` turns each change of scale into a size at once',
    run: ({ Konva, layer, expect }) => {
      const { config } = nodeOf(
        { id: 1, kind: 'arrow', color: 'red', x: 50, y: 50, width: 100, height: 30, turn: 0, sides: 3 },
        true,
      );
      const arrow = new Konva.Line(config);
      layer.add(arrow);
      arrow.scaleX(2);
      expect(takeBox(arrow).width).toBe(200);
      expect(arrow.scaleX()).toBe(1);
      // The head is as long as before.
      expect(arrow.points()[2]).toBe(100 - 30);
    },
  },
  {
    says: 'Konva draws such a `Konva.Rect` to the left of `x` and above `y`.',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = new Konva.Rect({ x: 100, y: 100, width: -50, height: -30, fill: '#ff0000' });
      layer.add(box).draw();
      expect(pixel(75, 85)).toEqual([255, 0, 0, 255]);
      expect(pixel(110, 110)[3]).toBe(0);
      const { x, y } = box.getClientRect();
      expect(x).toBeLessThan(100);
      expect(y).toBeLessThan(100);
    },
  },
  {
    says: 'Without pointer capture, the stage does not receive moves and releases outside it. Call `Konva.Stage#setPointerCapture` in the `pointerdown` listener.',
    run: async ({ stage, device, until, expect }) => {
      stage.size({ width: 100, height: 100 });
      const heard: string[] = [];
      let captures = false;
      stage.on('pointerdown', ({ pointerId }) => {
        if (captures) stage.setPointerCapture(pointerId);
      });
      stage.on('pointermove pointerup', ({ type }) => {
        const { x = 0 } = stage.getPointerPosition() ?? {};
        if (x > 100 || type === 'pointerup') heard.push(type);
      });
      const drag = async () => {
        await device.move(50, 50);
        await device.down();
        await device.move(200, 50);
        await device.move(210, 60);
        await device.up();
        await new Promise((resolve) => setTimeout(resolve, 50));
      };
      await drag();
      expect(heard).toEqual([]);
      captures = true;
      await drag();
      await until(() => heard.includes('pointerup'));
      expect(heard.includes('pointermove')).toBe(true);
    },
  },
  {
    says: '`Konva.Stage#getPointerPosition` is in pixels of the stage. On a scaled layer, use `getRelativePointerPosition` of that layer.',
    run: ({ stage, layer, mouse, expect }) => {
      layer.scale({ x: 2, y: 2 });
      layer.x(20);
      mouse.move(120, 60);
      expect(stage.getPointerPosition()).toMatchObject({ x: 120, y: 60 });
      expect(layer.getRelativePointerPosition()).toMatchObject({ x: 50, y: 30 });
    },
  },
  {
    says: 'The events of a transform do not bubble. Listen to the node, or to the Transformer, whose event has the node as `target`.',
    run: ({ Konva, layer, mouse, expect }) => {
      const box = new Konva.Rect({ x: 50, y: 80, width: 100, height: 40, fill: 'red' });
      const handles = new Konva.Transformer({ nodes: [box] });
      layer.add(box, handles).draw();
      const heard: string[] = [];
      const targets: unknown[] = [];
      layer.on('transform transformend', () => heard.push('layer'));
      box.on('transformend', () => heard.push('node'));
      handles.on('transformend', ({ target }) => targets.push(target));
      mouse.drag([150, 100], [180, 100]);
      expect(heard).toEqual(['node']);
      expect(targets).toEqual([box]);
    },
  },
  {
    says: 'A poster has at most 200 shapes.',
    run: ({ expect }) => expect(FULL).toBe(200),
  },
]);
