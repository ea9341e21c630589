import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: '`width()` and `height()` both return twice the radius, and setting either one sets the radius to half the value.',
    run: ({ Konva, expect }) => {
      const circle = new Konva.Circle({ radius: 70 });
      expect([circle.width(), circle.height()]).toEqual([140, 140]);
      circle.height(40);
      expect([circle.radius(), circle.width()]).toEqual([20, 40]);
    },
  },
  {
    says: 'Its `value` is a string, and Konva warns about a radius that is not a number.',
    run: ({ Konva, warnings, expect }) => {
      const slider = document.createElement('input');
      slider.type = 'range';
      const circle = new Konva.Circle({ radius: slider.valueAsNumber });
      expect(warnings).toEqual([]);
      // What a program passes when nothing checks its types.
      const unchecked: object = { radius: slider.value };
      circle.setAttrs(unchecked);
      expect(warnings.join()).toContain('"radius"');
    },
  },
  {
    says: 'The circle receives events inside and on its stroke, but not in the corners of its bounding box.',
    run: ({ Konva, layer, stage, expect }) => {
      const circle = new Konva.Circle({ x: 100, y: 100, radius: 70, fill: 'red', stroke: 'blue', strokeWidth: 4 });
      layer.add(circle).draw();
      const hits = [100, 171, 160].map((x) => stage.getIntersection({ x, y: x === 160 ? 160 : 100 }));
      expect(hits).toEqual([circle, circle, null]);
    },
  },
]);
