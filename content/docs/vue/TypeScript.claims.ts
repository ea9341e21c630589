import { defineClaims } from '@site-packages/page-claims';
import { mountVue } from '@site-packages/page-claims/vue';
import type Konva from 'konva';
// What the compiler says stands in this file, which vue-tsc checks: every line that the page calls an error must be one.
import Misspelled from './claims/Misspelled.vue';

export default defineClaims([
  {
    says: '`radus` is stored as an attribute, and the radius stays 0.',
    run: async (tools) => {
      await mountVue(tools, Misspelled);
      const circles = tools.Konva.stages[0]?.find<Konva.Circle>('Circle') ?? [];
      const [literal, open] = circles.map((circle) => [circle.getAttr('radus'), circle.radius()]);
      tools.expect([literal, open]).toEqual([
        [20, 0],
        [20, 0],
      ]);
    },
  },
]);
