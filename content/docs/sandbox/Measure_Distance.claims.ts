import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A measurement is a line between two points, and a text that is never upside down:',
    run: ({ Konva, layer, expect }) => {
      const METERS_PER_UNIT = 0.03;
      const line = new Konva.Line({ stroke: '#c1272d', strokeWidth: 2 });
      const label = new Konva.Text({ width: 120, offsetX: 60, offsetY: 18, align: 'center' });
      layer.add(line, label);
      const measure = (a: { x: number; y: number }, b: { x: number; y: number }) => {
        const length = Math.hypot(b.x - a.x, b.y - a.y) * METERS_PER_UNIT;
        const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        line.points([a.x, a.y, b.x, b.y]);
        label.setAttrs({
          x: (a.x + b.x) / 2,
          y: (a.y + b.y) / 2,
          text: `${length.toFixed(2)} m`,
          rotation: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle,
        });
      };
      measure({ x: 300, y: 100 }, { x: 100, y: 100 });
      expect([label.text(), label.rotation(), label.x()]).toEqual(['6.00 m', 0, 200]);
      for (let turn = 0; turn < 360; turn += 15) {
        const angle = (turn * Math.PI) / 180;
        measure({ x: 0, y: 0 }, { x: 90 * Math.cos(angle), y: 90 * Math.sin(angle) });
        expect(Math.abs(label.rotation())).toBeLessThanOrEqual(90.0001);
      }
    },
  },
  {
    says: '`offsetY` lifts the label off the line at every angle, since the offset is applied before the rotation.',
    run: ({ Konva, layer, expect }) => {
      const label = new Konva.Text({ x: 150, y: 150, width: 100, height: 20, offsetX: 50, offsetY: 60 });
      layer.add(label);
      for (const rotation of [0, 30, 90, -60]) {
        label.rotation(rotation);
        const middle = label.getAbsoluteTransform().point({ x: 50, y: 10 });
        const [x, y] = [middle.x - 150, middle.y - 150];
        expect(Math.hypot(x, y)).toBeCloseTo(50, 6);
        // At a right angle to the words.
        expect(x * Math.cos((rotation * Math.PI) / 180) + y * Math.sin((rotation * Math.PI) / 180)).toBeCloseTo(0, 6);
      }
    },
  },
  {
    says: 'The points came from `Konva.Stage#getPointerPosition`, which returns screen pixels. Use `Konva.Node#getRelativePointerPosition` of the scaled stage.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      layer.add(new Konva.Rect({ width: 800, height: 500, fill: 'white' })).draw();
      const at = (scale: number) => {
        stage.scale({ x: scale, y: scale });
        mouse.move(100 * scale, 60 * scale);
        return [stage.getPointerPosition(), stage.getRelativePointerPosition()];
      };
      const [screen, plan] = at(1);
      expect(screen).toEqual(plan);
      const [smallScreen, smallPlan] = at(0.5);
      expect(smallPlan).toEqual(plan);
      expect(smallScreen).toEqual({ x: 50, y: 30 });
    },
  },
  {
    says: 'A `Konva.Text` without a `width` has the width of its text, so an offset of half the old width is wrong after the text changes.',
    run: ({ Konva, layer, expect }) => {
      const label = new Konva.Text({ x: 100, text: '5.40 m' });
      layer.add(label);
      label.offsetX(label.width() / 2);
      const before = label.width();
      label.text('1,235.40 m');
      expect(label.width()).toBeGreaterThan(before + 10);
      const { x, width } = label.getClientRect();
      expect(Math.abs(x + width / 2 - 100)).toBeGreaterThan(5);
    },
  },
]);
