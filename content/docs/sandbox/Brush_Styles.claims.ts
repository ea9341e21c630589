import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** The core of the page: a ribbon that takes its points from the events. */
function paintRibbon({ Konva, stage, layer }: ClaimTools) {
  const points: { x: number; y: number; pressure: number }[] = [];
  const ribbon = new Konva.Shape({
    listening: false,
    sceneFunc: (context) => {
      context.strokeStyle = '#25324b';
      context.lineCap = 'round';
      points.reduce(
        (from, to) => {
          context.lineWidth = Math.max(1, 40 * to.pressure);
          context.beginPath();
          context.moveTo(from.x, from.y);
          context.lineTo(to.x, to.y);
          context.stroke();
          return to;
        },
        points[0] ?? { x: 0, y: 0 },
      );
    },
  });
  layer.add(ribbon);
  stage.on('pointermove', ({ evt }) => {
    const point = layer.getRelativePointerPosition();
    if (!point || evt.buttons === 0) return;
    points.push({ ...point, pressure: evt.pressure });
    layer.batchDraw();
  });
  return ribbon;
}

const square = (x: number, isTurned: boolean) => {
  const corners = [
    [x, 20],
    [x + 60, 20],
    [x + 60, 80],
    [x, 80],
  ] as const;
  return isTurned ? corners.toReversed() : corners;
};

export default defineClaims([
  {
    says: 'A `Konva.Line` has one width, so a custom shape draws each piece of the stroke',
    run: (tools) => {
      paintRibbon(tools);
      const { content } = tools.stage;
      for (let i = 0; i <= 20; i += 1) {
        content.dispatchEvent(
          new PointerEvent('pointermove', {
            clientX: 40 + 10 * i,
            clientY: 100,
            buttons: 1,
            pressure: i / 20,
            pointerType: 'pen',
            isPrimary: true,
            bubbles: true,
          }),
        );
      }
      tools.layer.draw();
      tools.expect(tools.pixel(230, 114)[3]).toBe(255);
      tools.expect(tools.pixel(80, 114)[3]).toBe(0);
      tools.expect(tools.pixel(80, 100)[3]).toBe(255);
    },
  },
  {
    says: 'A mouse has no pressure, and browsers report 0.5 while a button is down.',
    run: async ({ stage, layer, device, expect }) => {
      layer.draw();
      const pressures: number[] = [];
      stage.on('pointermove', ({ evt }) => {
        if (evt.pointerType === 'mouse' && evt.buttons === 1) pressures.push(evt.pressure);
      });
      await device.move(40, 40);
      await device.down();
      await device.move(80, 60);
      await device.move(120, 50);
      await device.up();
      expect(pressures.length).toBeGreaterThan(0);
      expect(pressures.every((pressure) => pressure === 0.5)).toBe(true);
    },
  },
  {
    says: 'Draw a stroke as one path: a path that crosses itself has one color.',
    run: ({ Konva, layer, pixel, expect }) => {
      const marker = { stroke: 'red', strokeWidth: 20, opacity: 0.5 };
      // Right and back again, in one line and in two.
      layer.add(new Konva.Line({ ...marker, points: [20, 30, 120, 30, 60, 31] }));
      layer.add(new Konva.Line({ ...marker, points: [20, 80, 120, 80] }));
      layer.add(new Konva.Line({ ...marker, points: [120, 80, 60, 81] }));
      layer.draw();
      expect(pixel(90, 30)[3]).toBe(pixel(40, 30)[3]);
      expect(pixel(90, 80)[3]).toBeGreaterThan((pixel(40, 80)[3] ?? 255) + 40);
    },
  },
  {
    says: 'Overlapping areas of one path cancel each other if their outlines run in opposite directions.',
    run: ({ Konva, layer, pixel, expect }) => {
      const draw = (isTurned: boolean) => {
        layer.destroyChildren();
        layer.add(
          new Konva.Shape({
            sceneFunc: (context) => {
              context.beginPath();
              for (const corners of [square(20, false), square(50, isTurned)]) {
                corners.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
                context.closePath();
              }
              context.fill('nonzero');
            },
          }),
        );
        layer.draw();
        return [pixel(30, 50)[3], pixel(65, 50)[3], pixel(100, 50)[3]];
      };
      expect(draw(false)).toEqual([255, 255, 255]);
      expect(draw(true)).toEqual([255, 0, 255]);
    },
  },
  {
    says: '`Konva.Node#getClientRect` returns a width of 0. Give it a `Konva.Shape#selfRectFunc` that returns the bounds of the points.',
    run: (tools) => {
      const ribbon = paintRibbon(tools);
      tools.expect(ribbon.getClientRect().width).toBe(0);
      ribbon.selfRectFunc(() => ({ x: 5, y: 6, width: 70, height: 80 }));
      tools.expect(ribbon.getClientRect()).toEqual({ x: 5, y: 6, width: 70, height: 80 });
    },
  },
]);
