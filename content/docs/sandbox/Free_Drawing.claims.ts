import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** The core of the page; answers with the lines that were drawn. */
function draw({ Konva, stage, layer }: ClaimTools): Konva.Line[] {
  const lines: Konva.Line[] = [];
  let line: Konva.Line | null = null;

  stage.on('pointerdown', ({ evt }) => {
    const point = layer.getRelativePointerPosition();
    if (!point || !evt.isPrimary) return;
    const points = [point.x, point.y, point.x + 0.1, point.y];
    line = new Konva.Line({ points, stroke: '#f2664a', strokeWidth: 6, lineCap: 'round', lineJoin: 'round' });
    layer.add(line);
    lines.push(line);
  });
  stage.on('pointermove', ({ evt }) => {
    const point = layer.getRelativePointerPosition();
    if (point && evt.isPrimary) line?.points([...line.points(), point.x, point.y]);
  });
  stage.on('pointerup pointercancel', ({ evt }) => {
    if (evt.isPrimary) line = null;
  });
  return lines;
}

export default defineClaims([
  {
    says: 'Three listeners make a line and extend it',
    run: (tools) => {
      const lines = draw(tools);
      tools.mouse.drag([50, 50], [150, 90]);
      tools.mouse.move(300, 200);
      tools.layer.draw();
      tools.expect(lines).toHaveLength(1);
      tools.expect(lines[0]?.points().slice(-2)).toEqual([150, 90]);
      tools.expect(tools.pixel(100, 70)[3]).toBe(255);
    },
  },
  {
    says: 'A tap leaves a dot.',
    run: (tools) => {
      const lines = draw(tools);
      tools.mouse.click(100, 100);
      tools.layer.draw();
      tools.expect(tools.pixel(100, 100)[3]).toBe(255);
      // Without any length nothing is drawn.
      lines[0]?.points([100, 100, 100, 100]);
      tools.layer.draw();
      tools.expect(tools.pixel(100, 100)[3]).toBe(0);
    },
  },
  {
    says: 'Only the primary pointer draws, so a second finger has no effect.',
    run: (tools) => {
      const lines = draw(tools);
      const { content } = tools.stage;
      const send = (type: string, isPrimary: boolean, x: number) =>
        content.dispatchEvent(
          new PointerEvent(type, { isPrimary, pointerId: isPrimary ? 5 : 6, clientX: x, clientY: 50, bubbles: true }),
        );
      send('pointerdown', true, 20);
      send('pointerdown', false, 200);
      send('pointermove', false, 220);
      send('pointerup', false, 220);
      send('pointermove', true, 60);
      send('pointerup', true, 60);
      tools.expect(lines).toHaveLength(1);
      tools.expect(lines[0]?.points()).toEqual([20, 50, 20.1, 50, 60, 50]);
    },
  },
  {
    says: 'Its `Konva.Node#globalCompositeOperation` is `destination-out`, which makes the pixels below it transparent.',
    run: ({ Konva, layer, pixel, expect }) => {
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'red' }));
      layer.add(
        new Konva.Line({
          points: [0, 50, 100, 50],
          stroke: 'black',
          strokeWidth: 20,
          globalCompositeOperation: 'destination-out',
        }),
      );
      layer.draw();
      expect([pixel(50, 50)[3], pixel(50, 20)[3]]).toEqual([0, 255]);
    },
  },
  {
    says: 'on a stage that is panned or zoomed the line would appear beside the pointer.',
    run: (tools) => {
      const lines = draw(tools);
      tools.stage.setAttrs({ x: 30, y: 10, scaleX: 2, scaleY: 2 });
      tools.layer.draw();
      tools.mouse.drag([130, 110], [230, 110]);
      tools.layer.draw();
      tools.expect(lines[0]?.points().slice(0, 2)).toEqual([50, 50]);
      tools.expect(tools.stage.getPointerPosition()).toEqual({ x: 230, y: 110 });
      tools.expect(tools.pixel(180, 110)[3]).toBe(255);
    },
  },
  {
    says: 'Divide the width by the scale if new strokes should be equally thick on the screen',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      stage.scale({ x: 3, y: 3 });
      layer.add(new Konva.Line({ points: [10, 20, 100, 20], stroke: 'red', strokeWidth: 6 / stage.scaleX() })).draw();
      expect([pixel(150, 58)[3], pixel(150, 64)[3]]).toEqual([255, 0]);
    },
  },
  {
    says: 'Konva cannot know that the canvas has changed.',
    run: async ({ Konva, layer, frames, pixel, expect }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
      layer.add(new Konva.Image({ image: canvas }));
      await frames(2);
      canvas.getContext('2d')?.fillRect(0, 0, 100, 100);
      await frames(3);
      const shown = () => layer.getCanvas().getContext().getImageData(50, 50, 1, 1).data[3];
      expect(shown()).toBe(0);
      layer.batchDraw();
      await frames(2);
      expect([shown(), pixel(50, 50)[3]]).toEqual([255, 255]);
    },
  },
]);
