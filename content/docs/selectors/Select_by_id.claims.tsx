import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Layer, Rect, Stage } from 'react-konva';

export default defineClaims([
  {
    says: 'Two nodes with the same id are possible, without a warning.',
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
    says: 'It happens with clones, which keep the id',
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
    says: "is compared with the string `'5'`, and `id: 5` is not equal to it",
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
    says: 'Moving a node to the front changes which one is first.',
    run: ({ Konva, layer, expect }) => {
      const first = new Konva.Circle({ id: 'twin' });
      const second = new Konva.Circle({ id: 'twin' });
      layer.add(first, second);
      first.moveToTop();
      expect(layer.findOne('#twin')).toBe(second);
    },
  },
]);
