import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Set `strokeScaleEnabled` to `false`: a stroke of 1 is one pixel at every scale.',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group({ scaleX: 10, scaleY: 10 });
      const rect = new Konva.Rect({ x: 2, y: 2, width: 6, height: 6, stroke: '#ff0000', strokeWidth: 1 });
      group.add(rect);
      layer.add(group);
      const alphaInside = () => {
        layer.draw();
        const ratio = layer.getCanvas().getPixelRatio();
        const context = layer.getNativeCanvasElement().getContext('2d');
        return context?.getImageData(23 * ratio, 50 * ratio, 1, 1).data[3];
      };
      expect(alphaInside()).toBe(255);
      rect.strokeScaleEnabled(false);
      expect(alphaInside()).toBe(0);
    },
  },
  {
    says: 'A node rotates around its origin, which is the upper left corner for a text. Move the origin to the middle with `offsetX` and `offsetY`.',
    run: ({ Konva, layer, expect }) => {
      const text = new Konva.Text({ x: 100, y: 60, width: 80, height: 20, rotation: -90 });
      layer.add(text);
      const middle = () => {
        const { x, y, width, height } = text.getClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      };
      expect(middle()).toEqual([110, 20]);
      text.offset({ x: 40, y: 10 });
      expect(middle()).toEqual([100, 60]);
    },
  },
  {
    says: 'The width of a `Konva.Text` without a `width` follows its text.',
    run: ({ Konva, expect }) => {
      const text = new Konva.Text({ text: '900 mm' });
      const before = text.width();
      text.text('1,900 mm');
      expect(text.width()).toBeGreaterThan(before);
      text.width(110);
      text.text('900 mm');
      expect(text.width()).toBe(110);
    },
  },
  {
    says: 'Konva calls `preventDefault()` for touches on shapes that listen.',
    run: ({ Konva, layer, stage, touch, expect }) => {
      const rect = new Konva.Rect({ width: 60, height: 60, fill: 'red' });
      layer.add(rect).draw();
      const prevented: boolean[] = [];
      const hear = ({ defaultPrevented }: Event) => prevented.push(defaultPrevented);
      stage.content.parentElement?.addEventListener('touchstart', hear);
      const press = () => {
        layer.draw();
        touch.start([30, 30]);
        touch.end([30, 30]);
      };
      press();
      rect.preventDefault(false);
      press();
      rect.preventDefault(true).listening(false);
      press();
      expect(prevented).toEqual([true, false, false]);
    },
  },
]);
