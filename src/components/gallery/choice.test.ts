import { describe, expect, it } from 'vitest';
import { isEmpty, NO_CHOICE, readChoice, withChosen, writeChoice, type Choice } from './choice';

const known: Record<string, string[]> = {
  category: ['charts'],
  framework: ['vue'],
  feature: ['drag'],
  level: ['starter'],
};
const read = (search: string) => readChoice(search, (facet, value) => known[facet]?.includes(value) ?? false);

describe('the choice in the URL', () => {
  it('is read back as it was written', () => {
    const choice: Choice = {
      query: 'drag & drop +1',
      category: 'charts',
      framework: 'vue',
      feature: 'drag',
      level: 'starter',
    };
    expect(writeChoice(choice)).toBe('?q=drag+%26+drop+%2B1&category=charts&framework=vue&feature=drag&level=starter');
    expect(read(writeChoice(choice))).toEqual(choice);
  });

  it('is empty when nothing is chosen', () => {
    expect(writeChoice(NO_CHOICE)).toBe('');
    expect(writeChoice({ query: '  ' })).toBe('');
    expect(read('')).toEqual(NO_CHOICE);
    expect(isEmpty({ query: ' ' })).toBe(true);
    expect(isEmpty({ query: '', level: 'starter' })).toBe(false);
  });

  it('ignores unknown parameters and values', () => {
    expect(read('?category=nothing&framework=Vue&level=&feature=drag&other=1&__proto__=2')).toEqual({
      query: '',
      feature: 'drag',
    });
    expect(read('?level=starter&level=charts').level).toBe('starter');
    expect(read('?q=%E0%A4%A').query).toBeTypeOf('string');
    expect(read(`?q=${'x'.repeat(500)}`).query).toHaveLength(64);
  });

  it('changes in one facet and keeps the others', () => {
    const choice: Choice = { query: 'a', category: 'charts', level: 'starter' };
    expect(withChosen(choice, 'category', undefined)).toEqual({ query: 'a', level: 'starter' });
    expect(withChosen(choice, 'framework', 'vue')).toEqual({ ...choice, framework: 'vue' });
  });
});
