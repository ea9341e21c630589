import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addRect({ Konva, layer }: ClaimTools, config: Partial<Konva.RectConfig> = {}): Konva.Rect {
  const rect = new Konva.Rect({ x: 100, y: 100, width: 60, height: 60, fill: '#ff0000', ...config });
  layer.add(rect).draw();
  return rect;
}

export default defineClaims([
  {
    says: 'The shape is cached, and Konva draws the old image. Call `cache()` again; it makes room for the new shadow.',
    run: (tools) => {
      const rect = addRect(tools, { shadowBlur: 1 });
      const below = () => tools.pixel(130, 180)[3];
      rect.cache();
      rect.setAttrs({ shadowBlur: 0, shadowOffset: { x: 0, y: 40 } });
      tools.expect(below()).toBe(0);
      rect.cache();
      tools.expect(below()).toBe(255);
    },
  },
  {
    says: 'Blur and offset grow with the scale of the shape and of the stage. Rotating the shape does not rotate the offset',
    run: (tools) => {
      const rect = addRect(tools, { shadowColor: 'black', shadowOffset: { x: 80, y: 0 } });
      const shadow = (x: number, y: number) => tools.pixel(x, y)[3] === 255;
      tools.expect([shadow(210, 130), shadow(300, 130)]).toEqual([true, false]);
      rect.rotation(90);
      // Turned about its corner, the box is to the left of it now; the shadow is still to the right of the box.
      tools.expect(tools.pixel(70, 130)).toEqual([255, 0, 0, 255]);
      tools.expect([shadow(150, 130), shadow(70, 210)]).toEqual([true, false]);
      rect.setAttrs({ rotation: 0, scaleX: 2, scaleY: 2 });
      tools.expect([shadow(300, 130), shadow(240, 130)]).toEqual([true, false]);
    },
  },
  {
    says: 'Clicks on a shadow reach the shape below it.',
    run: (tools) => {
      const below = addRect(tools, { x: 180 });
      addRect(tools, { shadowColor: 'black', shadowOffset: { x: 80, y: 0 } });
      tools.expect(tools.pixel(210, 130)).toEqual([0, 0, 0, 255]);
      tools.expect(tools.stage.getIntersection({ x: 210, y: 130 })).toBe(below);
    },
  },
  {
    says: '`Konva.Node#getClientRect` includes it. To align shapes without their shadows, exclude the shadow',
    run: (tools) => {
      const rect = addRect(tools, { shadowBlur: 10, shadowOffset: { x: 5, y: 5 } });
      tools.expect(rect.getClientRect()).toEqual({ x: 90, y: 90, width: 85, height: 85 });
      tools.expect(rect.getClientRect({ skipShadow: true })).toEqual({ x: 100, y: 100, width: 60, height: 60 });
    },
  },
  {
    says: 'A shape without fill or stroke casts none, and a half-transparent fill casts a half-transparent shadow.',
    run: (tools) => {
      const rect = addRect(tools, { shadowColor: 'black', shadowOffset: { x: 80, y: 0 } });
      const alpha = () => tools.pixel(210, 130)[3];
      tools.expect(alpha()).toBe(255);
      rect.fill('rgba(255, 0, 0, 0.5)');
      tools.expect(alpha()).toBeCloseTo(128, -1);
      rect.fill(null);
      tools.expect(alpha()).toBe(0);
    },
  },
]);
