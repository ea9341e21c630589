import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { Layer, Rect, Stage } from 'react-konva';
import LateRadius from './claims/LateRadius.svelte';

export default defineClaims([
  {
    says: 'A radius is limited to half the shorter side.',
    run: ({ Konva, layer, pixel, expect }) => {
      layer.add(new Konva.Rect({ width: 100, height: 40, fill: 'red', cornerRadius: 500 })).draw();
      expect([pixel(2, 2)[3], pixel(20, 1)[3], pixel(80, 1)[3]]).toEqual([0, 255, 255]);
    },
  },
  {
    says: 'a box of 90 by 140 with a `Konva.Rect#strokeWidth` of 4 covers 94 by 144 pixels. The default stroke width is 2.',
    run: ({ Konva, expect }) => {
      const rect = new Konva.Rect({ width: 90, height: 140, stroke: 'red' });
      expect(rect.strokeWidth()).toBe(2);
      rect.strokeWidth(4);
      expect(rect.getClientRect()).toEqual({ x: -2, y: -2, width: 94, height: 144 });
    },
  },
  {
    says: 'An attribute returns to its default when you remove its prop.',
    run: async (tools) => {
      const drawing = (config: object) => (
        <Stage width={200} height={100}>
          <Layer>
            <Rect width={40} height={40} {...config} />
          </Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, drawing({ x: 30, strokeWidth: 9 }));
      const rect = () => tools.Konva.stages.at(-1)?.findOne('Rect');
      tools.expect([rect()?.x(), rect()?.getAttr('strokeWidth')]).toEqual([30, 9]);
      render(drawing({}));
      await tools.frames();
      tools.expect([rect()?.x(), rect()?.getAttr('strokeWidth')]).toEqual([0, 2]);
    },
  },
  {
    says: 'svelte-konva ignores most props that you add later',
    run: async (tools) => {
      const radii: unknown[] = [];
      for (const early of [true, false]) {
        const { change } = await mountSvelte(tools, LateRadius, { early });
        const rect = change();
        await tools.frames(2);
        radii.push(rect.cornerRadius());
      }
      tools.expect(radii).toEqual([20, 0]);
    },
  },
  {
    says: 'The array does not have exactly four numbers.',
    run: ({ Konva, warnings, expect }) => {
      new Konva.Rect({ cornerRadius: [1, 2, 3, 4] });
      expect(warnings).toHaveLength(0);
      new Konva.Rect({ cornerRadius: [1, 2] });
      expect(warnings.join()).toContain('"cornerRadius"');
    },
  },
]);
