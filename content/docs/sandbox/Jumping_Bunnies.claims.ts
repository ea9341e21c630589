import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A red picture of 40 by 20, with its middle at 100, 100. */
function picture({ Konva, layer }: ClaimTools, config: Record<string, unknown>) {
  const image = document.createElement('canvas');
  [image.width, image.height] = [40, 20];
  const context = image.getContext('2d');
  if (context) context.fillStyle = 'red';
  context?.fillRect(0, 0, 40, 20);
  const node = new Konva.Image({ image, x: 100, y: 100, offsetX: 20, offsetY: 10, ...config });
  layer.add(node);
  return node;
}

export default defineClaims([
  {
    says: 'A layer that does not listen has no hit graph, so Konva finds no shape on it. Listen on the stage',
    run: (tools) => {
      const { stage, layer, mouse, expect } = tools;
      const node = picture(tools, {});
      let heard = 0;
      stage.on('pointerdown', () => (heard += 1));
      layer.draw();
      expect(stage.getIntersection({ x: 100, y: 100 })).toBe(node);
      layer.listening(false);
      layer.draw();
      expect(stage.getIntersection({ x: 100, y: 100 })).toBe(null);
      mouse.down(100, 100);
      expect(heard).toBe(1);
      mouse.up(100, 100);
    },
  },
  {
    says: "With `transformsEnabled: 'position'`, rotation and scale have no effect. Position and offset still work.",
    run: (tools) => {
      const { layer, pixel, expect } = tools;
      const node = picture(tools, { rotation: 90, scaleX: 3 });
      layer.draw();
      expect([pixel(100, 140)[3], pixel(85, 100)[3]]).toEqual([255, 0]);
      node.transformsEnabled('position');
      layer.draw();
      expect([pixel(100, 140)[3], pixel(85, 100)[3]]).toEqual([0, 255]);
      expect([pixel(78, 100)[3], pixel(122, 100)[3], pixel(100, 92)[3]]).toEqual([0, 0, 255]);
    },
  },
  {
    says: 'An image without a stroke or a shadow is drawn directly anyway.',
    run: (tools) => {
      const { layer, expect } = tools;
      const node = picture(tools, { opacity: 0.5 });
      const { prototype } = CanvasRenderingContext2D;
      const original = prototype.drawImage;
      /** How many copies one drawing of the picture makes. */
      const copies = () => {
        let count = 0;
        prototype.drawImage = function (...drawn: unknown[]) {
          count += 1;
          Reflect.apply(original, this, drawn);
        };
        layer.drawScene();
        prototype.drawImage = original;
        return count;
      };
      expect(copies()).toBe(1);
      node.perfectDrawEnabled(false);
      expect(copies()).toBe(1);
      // With a stroke, the second canvas is there, and perfectDrawEnabled saves it.
      node.perfectDrawEnabled(true).stroke('black').strokeWidth(2);
      expect(copies()).toBe(2);
      node.perfectDrawEnabled(false);
      expect(copies()).toBe(1);
    },
  },
]);
