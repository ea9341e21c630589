import { expect, it } from 'vitest';
import type { Flavour } from '../model/flavours';
import { withInertCode } from './inert-code';

const file = (path: string) => ({ path, text: path, html: `<span class="k">${path}</span>` });
const published = (flavour: Flavour) => ({
  flavour,
  files: [],
  lines: [],
  starts: [],
  compiledUrl: '',
  assets: {},
  packages: [],
});

it('only the file that is open at first in each flavor has elements', () => {
  const { flavours } = withInertCode(
    { flavours: [published('vanilla'), { ...published('vue'), lesson: 'model.ts' }] },
    {
      id: 'a',
      flavours: [
        { flavour: 'vanilla', files: [file('index.ts'), file('model.ts')] },
        { flavour: 'vue', files: [file('App.vue'), file('model.ts')] },
      ],
    },
  );
  expect(flavours.flatMap(({ files }) => files.map(({ html }) => html))).toEqual([
    '<span class="k">index.ts</span>',
    '<noscript><span class="k">model.ts</span></noscript>',
    '<noscript><span class="k">App.vue</span></noscript>',
    '<span class="k">model.ts</span>',
  ]);
});
