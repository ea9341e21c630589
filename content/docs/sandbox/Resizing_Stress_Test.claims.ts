import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A group of 20 dots at the stage's 100, 100. */
function dots({ Konva, layer }: ClaimTools) {
  const group = new Konva.Group({ x: 100, y: 100, draggable: true });
  for (let i = 0; i < 20; i += 1) {
    group.add(new Konva.Circle({ x: (i % 5) * 10, y: Math.floor(i / 5) * 10, radius: 4, fill: 'red' }));
  }
  layer.add(group);
  return group;
}

export default defineClaims([
  {
    says: 'A Transformer on a group computes the rectangle of every child on every change, even when the group is cached. Give it one rectangle instead.',
    run: (tools) => {
      const { Konva, layer, expect } = tools;
      const group = dots(tools);
      group.cache();
      const transformer = new Konva.Transformer({ nodes: [group] });
      layer.add(transformer);
      layer.draw();
      let asked = 0;
      for (const dot of group.getChildren()) {
        const measure = dot.getClientRect.bind(dot);
        dot.getClientRect = (config) => {
          asked += 1;
          return measure(config);
        };
      }
      group.scaleX(1.5);
      layer.draw();
      expect(asked).toBeGreaterThanOrEqual(20);

      const handle = new Konva.Rect({ x: 96, y: 96, width: 48, height: 38, fill: 'transparent' });
      layer.add(handle);
      transformer.nodes([handle]);
      layer.draw();
      asked = 0;
      handle.scaleX(2);
      group.scaleX(2);
      layer.draw();
      expect(asked).toBe(0);
    },
  },
  {
    says: 'The transform stretches the cached image. Cache again when the transform has ended, with a higher `pixelRatio`.',
    run: ({ Konva, layer, pixel, expect }) => {
      const group = new Konva.Group({ x: 20, y: 20 });
      group.add(new Konva.Rect({ x: 2, width: 10, height: 10, fill: 'red' }));
      layer.add(group);
      group.cache({ x: 0, y: 0, width: 14, height: 10, pixelRatio: 1 });
      group.scale({ x: 8, y: 8 });
      /** Pixels across the left edge that are neither empty nor full. */
      const soft = () => {
        layer.draw();
        const alphas = Array.from({ length: 24 }, (_, i) => pixel(24 + i, 60)[3]);
        return alphas.filter((alpha) => alpha > 4 && alpha < 251).length;
      };
      expect(soft()).toBeGreaterThan(4);
      group.cache({ x: 0, y: 0, width: 14, height: 10, pixelRatio: 8 });
      expect(soft()).toBeLessThan(3);
    },
  },
  {
    says: '`transformend` does not bubble: a listener on the layer receives nothing. Listen on the transformed node, or on the Transformer.',
    run: (tools) => {
      const { Konva, layer, mouse, expect } = tools;
      const group = dots(tools);
      const transformer = new Konva.Transformer({ nodes: [group] });
      layer.add(transformer);
      layer.draw();
      const heard: string[] = [];
      layer.on('transformend', () => heard.push('layer'));
      group.on('transformend', () => heard.push('node'));
      transformer.on('transformend', () => heard.push('Transformer'));
      const anchor = transformer.findOne('.bottom-right');
      const { x, y } = anchor?.getAbsolutePosition() ?? { x: NaN, y: NaN };
      mouse.drag([x, y], [x + 40, y + 30]);
      expect(group.scaleX()).toBeGreaterThan(1.2);
      expect(heard.toSorted()).toEqual(['Transformer', 'node']);
    },
  },
]);
