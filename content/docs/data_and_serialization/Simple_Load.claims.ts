import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A new stage empties its container, but the old stage still exists: it keeps its listeners and stays in `Konva.stages`.',
    run: ({ Konva, stage, container, expect }) => {
      const next = Konva.Node.create(stage.toJSON(), container);
      expect(container.querySelectorAll('.konvajs-content')).toHaveLength(1);
      expect(Konva.stages).toEqual([stage, next]);
      stage.destroy();
      expect(Konva.stages).toEqual([next]);
    },
  },
  {
    says: 'For an unknown class name it logs a warning and creates a `Group` if the node has a `children` list, and otherwise a `Shape` that draws nothing.',
    run: ({ Konva, layer, pixel, warnings, expect }) => {
      const attrs = { width: 50, height: 50, fill: 'red' };
      const shape = Konva.Node.create({ className: 'Blob', attrs });
      const group = Konva.Node.create({ className: 'Blob', attrs: {}, children: [] });
      layer.add(shape, group).draw();
      expect([shape.getClassName(), group.getClassName()]).toEqual(['Shape', 'Group']);
      expect(pixel(10, 10)[3]).toBe(0);
      expect(warnings.filter((text) => text.includes('Can not find a node with class name "Blob"'))).toHaveLength(2);
    },
  },
  {
    says: 'Konva looks up each class name among the members of `Konva`',
    run: ({ Konva, expect }) => {
      const made: unknown = Konva.Node.create({ className: 'Transform', attrs: [1, 0, 0, 1, 7, 8] });
      expect(made).toBeInstanceOf(Konva.Transform);
    },
  },
  {
    says: 'To load a stage, pass the container to `create` as its second argument.',
    run: ({ Konva, stage, expect }) => {
      let thrown: unknown;
      try {
        Konva.Node.create(stage.toJSON());
      } catch (error) {
        thrown = error;
      }
      expect(thrown).toBe('Stage has no container. A container is required.');
    },
  },
]);
