import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Layer, Rect, Stage } from 'react-konva';

export default defineClaims([
  {
    says: 'Konva does not warn if two nodes have the same id. Duplicates come from clones, which keep the id, and from pasted JSON.',
    run: ({ Konva, layer, warnings, expect }) => {
      const first = new Konva.Circle({ id: 'twin' });
      const second = new Konva.Circle({ id: 'twin' });
      layer.add(first, second);
      expect(layer.find('#twin')).toEqual([first, second]);
      expect(layer.findOne('#twin')).toBe(first);
      expect(warnings).toEqual([]);
    },
  },
  {
    says: 'Duplicates come from clones, which keep the id',
    run: ({ Konva, expect }) => {
      const box = new Konva.Rect({ id: 'box' });
      expect(box.clone().id()).toBe('box');
      expect(box.clone({ id: 'copy' }).id()).toBe('copy');
    },
  },
  {
    says: '`key` does not set the id',
    run: async (tools) => {
      await mountReact(
        tools,
        <Stage width={400} height={300}>
          <Layer>
            <Rect key="box" />
          </Layer>
        </Stage>,
      );
      const rect = tools.Konva.stages.at(-1)?.findOne('Rect');
      tools.expect(rect?.id()).toBe('');
    },
  },
  {
    says: 'The `#` is missing.',
    run: ({ Konva, layer, warnings, expect }) => {
      layer.add(new Konva.Rect({ id: 'box' }));
      expect(layer.findOne('box')).toBeUndefined();
      expect(warnings.join()).toContain('Selector "box" is invalid');
    },
  },
  {
    says: "compares the string `'5'` with the number 5, and they are not equal.",
    run: ({ Konva, layer, expect }) => {
      const loaded: Record<string, unknown> = { id: 5 };
      const rect = new Konva.Rect().setAttrs(loaded);
      layer.add(rect);
      expect(layer.findOne('#5')).toBeUndefined();
      rect.id('5');
      expect(layer.findOne('#5')).toBe(rect);
    },
  },
  {
    says: 'Two nodes have the same id, and `findOne` returns the first one in the tree.',
    run: ({ Konva, layer, expect }) => {
      const first = new Konva.Circle({ id: 'twin' });
      const second = new Konva.Circle({ id: 'twin' });
      layer.add(first, second);
      first.moveToTop();
      expect(layer.findOne('#twin')).toBe(second);
    },
  },
]);
