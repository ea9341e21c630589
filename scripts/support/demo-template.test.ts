import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { demoTemplate, idProblem, titleOf } from './demo-template';

describe('idProblem', () => {
  it('accepts the four kinds of demos', () => {
    for (const id of [
      'tutorials/drag_and_drop/Drag_an_Image',
      'sandbox/20000_Nodes',
      'blog/Hit_Canvas',
      'guides/vue/Undo-Redo',
      'tutorials/shapes/Line_-_Blob',
    ]) {
      expect(idProblem(id), id).toBeUndefined();
    }
  });

  it('describes the form of an id', () => {
    for (const id of [
      'Rect',
      'tutorials/Rect',
      'guides/vanilla/Rect',
      '../sandbox/Rect',
      'sandbox/a/b',
      'tutorials/shapes/',
    ]) {
      expect(idProblem(id), id).toContain('tutorials/<section>/<Demo>');
    }
  });
});

it('turns a name into a title', () => {
  expect(titleOf('tutorials/drag_and_drop/Drag_an_Image')).toBe('Drag an image');
  expect(titleOf('tutorials/shapes/Line_-_Blob')).toBe('Line blob');
});

describe('demoTemplate', () => {
  it('has every flavor, and a check that imports its types from the right path', () => {
    const files = demoTemplate('tutorials/shapes/Star');
    expect(Object.keys(files)).toEqual([
      'demo.json',
      'check.ts',
      'vanilla/index.ts',
      'react/App.tsx',
      'vue/App.vue',
      'svelte/App.svelte',
    ]);
    expect(files['check.ts']).toContain("from '../../../types/check'");
    expect(demoTemplate('sandbox/Star')['check.ts']).toContain("from '../../types/check'");
  });

  it('has only its own framework in a guide', () => {
    expect(Object.keys(demoTemplate('guides/svelte/Star'))).toEqual(['demo.json', 'check.ts', 'svelte/App.svelte']);
  });

  it('is formatted by the project’s rules', async () => {
    const id = 'tutorials/shapes/Star';
    for (const [file, text] of Object.entries(demoTemplate(id))) {
      const { code } = await format(file, text, { singleQuote: true, printWidth: 100, svelte: true });
      expect(code, file).toBe(text);
    }
  });
});
