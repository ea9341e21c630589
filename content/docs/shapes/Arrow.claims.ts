import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addArrow({ Konva, layer }: ClaimTools, config: Partial<Konva.ArrowConfig> = {}): Konva.Arrow {
  const arrow = new Konva.Arrow({ points: [50, 100, 150, 100], fill: 'red', stroke: 'red', ...config });
  layer.add(arrow).draw();
  return arrow;
}

/** How far the ink reaches past the point, in pixels. */
function past(tools: ClaimTools): number {
  let reach = 0;
  for (let x = 150; x < 180; x++) if (tools.pixel(x, 100)[3] > 0) reach = x + 1 - 150;
  return reach;
}

export default defineClaims([
  {
    says: "by 12 pixels for a stroke of 6 and a head of 20 by 10. `lineJoin: 'round'` reduces that to half the stroke width.",
    run: (tools) => {
      const arrow = addArrow(tools, { strokeWidth: 6, pointerLength: 20, pointerWidth: 10 });
      tools.expect(past(tools)).toBe(12);
      arrow.lineJoin('round');
      tools.layer.draw();
      tools.expect(past(tools)).toBe(3);
    },
  },
  {
    says: 'Only its stroke and its heads receive pointer events. `hitStrokeWidth: 20` widens that area without changing the drawing.',
    run: (tools) => {
      const arrow = addArrow(tools);
      const hit = () => tools.stage.getIntersection({ x: 80, y: 107 });
      tools.expect([hit(), tools.pixel(80, 107)[3]]).toEqual([null, 0]);
      arrow.hitStrokeWidth(20);
      tools.layer.draw();
      tools.expect([hit(), tools.pixel(80, 107)[3]]).toEqual([arrow, 0]);
    },
  },
]);
