import { expect, it } from 'vitest';
import { typeCheckConfigs } from './type-check-configs';

it('uses the existing configurations for all demos', () => {
  expect(typeCheckConfigs([]).map(({ name }) => name)).toEqual([
    'tsconfig.json',
    'tsconfig.vue.json',
    'tsconfig.svelte.json',
  ]);
});

it('creates configurations for some demos and the claims of their pages', () => {
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
