import { expect, it } from 'vitest';
import { typeCheckConfigs } from './type-check-configs';

it('checks all demos by the configurations that are there', () => {
  expect(typeCheckConfigs([]).map(({ name }) => name)).toEqual([
    'tsconfig.json',
    'tsconfig.vue.json',
    'tsconfig.svelte.json',
  ]);
});

it('checks some demos and the claims of their pages by configurations of their own', () => {
  const [code, vue, svelte] = typeCheckConfigs(['tutorials/shapes/Rect']);
  expect(code.name).toBe('tsconfig.some.json');
  expect(JSON.parse(code.content)).toEqual({
    extends: './tsconfig.json',
    include: [
      'types/*.d.ts',
      '../packages/page-claims/*.d.ts',
      'tutorials/shapes/Rect/**/*.ts',
      'tutorials/shapes/Rect/**/*.tsx',
      '../content/docs/shapes/Rect.claims.ts',
      '../content/docs/shapes/Rect.claims.tsx',
    ],
  });
  expect(vue.content).toContain('"tutorials/shapes/Rect/vue/**/*.vue"');
  expect(svelte.content).toContain('"extends": "./tsconfig.svelte.json"');
});
