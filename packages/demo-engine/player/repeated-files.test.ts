// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { colorRepeated, isRepeated, withoutColors } from './repeated-files';

const file = (path: string, text: string) => ({ path, text, html: text });
const sources = {
  id: 'a',
  flavours: [
    { flavour: 'vanilla' as const, files: [file('index.ts', '1'), file('model.ts', '2')] },
    { flavour: 'vue' as const, files: [file('index.ts', '3'), file('model.ts', '2'), file('late.ts', '4')] },
    { flavour: 'svelte' as const, files: [file('late.ts', '4')] },
  ],
};

it('a file is repeated when an earlier flavor has it with the same text', () => {
  const repeated = sources.flavours.flatMap(({ flavour, files }) =>
    files.filter(({ path }) => isRepeated(sources, flavour, path)).map(({ path }) => `${flavour}/${path}`),
  );
  expect(repeated).toEqual(['vue/model.ts', 'svelte/late.ts']);
  expect(isRepeated(sources, 'react', 'index.ts')).toBe(false);
});

it('code without colors is escaped text', () => {
  expect(withoutColors('<span class="k">if</span> (a &lt; b)')).toBe('if (a &lt; b)');
});

it('plain code gets the colors of the same code, and other code stays', () => {
  document.body.innerHTML =
    '<code id="first"><span class="k">if</span> (a &lt; b)</code><code id="again">if (a &lt; b)</code><code id="other">if</code>';
  const codes = document.querySelectorAll('code');
  for (const code of codes) colorRepeated(code, codes);
  expect(document.querySelector('#again')?.innerHTML).toBe('<span class="k">if</span> (a &lt; b)');
  expect(document.querySelector('#first')?.innerHTML).toBe('<span class="k">if</span> (a &lt; b)');
  expect(document.querySelector('#other')?.innerHTML).toBe('if');
});
