import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addEllipse({ Konva, layer }: ClaimTools, config: Partial<Konva.EllipseConfig> = {}): Konva.Ellipse {
  const ellipse = new Konva.Ellipse({ x: 120, y: 120, radiusX: 60, radiusY: 20, fill: 'red', ...config });
  layer.add(ellipse).draw();
  return ellipse;
}

export default defineClaims([
  {
    says: '`getClientRect()` then returns the box around the rotated bounding rectangle, which can be larger than the ellipse.',
    run: (tools) => {
      const rect = addEllipse(tools, { rotation: 45 }).getClientRect();
      tools.expect(rect.width).toBeCloseTo((120 + 40) / Math.SQRT2);
      const oval = 2 * Math.hypot(60, 20) * Math.SQRT1_2;
      tools.expect(rect.width).toBeGreaterThan(oval);
    },
  },
  {
    says: 'A mirrored ellipse has a negative scale, so the code uses the absolute value.',
    run: (tools) => {
      const ellipse = addEllipse(tools);
      tools.layer.add(new tools.Konva.Transformer({ nodes: [ellipse], keepRatio: false, rotateEnabled: false })).draw();
      ellipse.on('transformend', () => {
        const { x, y } = ellipse.scale();
        ellipse.radius({ x: ellipse.radiusX() * Math.abs(x), y: ellipse.radiusY() * Math.abs(y) });
        ellipse.scale({ x: 1, y: 1 });
      });
      tools.mouse.drag([180, 120], [20, 120]);
      tools.expect([ellipse.radiusX(), ellipse.radiusY()].map(Math.round)).toEqual([20, 20]);
      tools.expect(ellipse.scale()).toEqual({ x: 1, y: 1 });
    },
  },
  {
    says: 'set `Konva.Shape#strokeScaleEnabled` to `false`, which keeps the stroke even at any scale.',
    run: (tools) => {
      const config = { radiusX: 20, radiusY: 20, scaleX: 3, stroke: 'blue', strokeWidth: 10 };
      const ellipse = addEllipse(tools, config);
      const inside = () => tools.pixel(120 + 60 - 8, 120);
      tools.expect(inside()).toEqual([0, 0, 255, 255]);
      ellipse.strokeScaleEnabled(false);
      tools.layer.draw();
      tools.expect(inside()).toEqual([255, 0, 0, 255]);
    },
  },
]);
