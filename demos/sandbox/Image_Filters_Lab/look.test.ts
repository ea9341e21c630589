import { describe, expect, it } from 'vitest';
import { FILTER_NAMES, kindOf } from './shared/filters';
import {
  addFilter,
  describe as inWords,
  earlier,
  isSameLook,
  lookOf,
  MAX_STEPS,
  readLook,
  removeStep,
  setValue,
  toggleStep,
  writeLook,
} from './shared/look';

const three = lookOf([['HSL', { hue: 40 }], ['HSV', { hue: 200 }], ['Blur']]);
const names = (look: typeof three) => look.map(({ filter }) => filter).join();

describe('filters', () => {
  it('begin within their own limits', () => {
    for (const name of FILTER_NAMES) {
      for (const { key, min, max, start } of kindOf(name).settings) {
        expect([name, key, start >= min && start <= max]).toEqual([name, key, true]);
      }
    }
  });
});

describe('editing', () => {
  it('keeps the values of each step apart', () => {
    const changed = setValue(three, 1, 'hue', 90);
    expect(changed.map(({ values }) => values['hue'])).toEqual([90, 200, undefined]);
    expect(three[0]?.values['hue']).toBe(40);
  });

  it('holds values within limits, and ignores other keys and what is not a number', () => {
    expect(setValue(three, 1, 'hue', 999)[0]?.values['hue']).toBe(360);
    expect(setValue(three, 1, 'hue', -1)[0]?.values['hue']).toBe(0);
    expect(setValue(three, 1, 'blurRadius', 5)).toEqual(three);
    expect(setValue(three, 1, 'hue', NaN)).toEqual(three);
  });

  it('moves a step toward the front, and the first one to the end', () => {
    expect(names(earlier(three, 3))).toBe('HSL,Blur,HSV');
    expect(names(earlier(three, 1))).toBe('HSV,Blur,HSL');
    expect(earlier(three, 77)).toBe(three);
    expect(earlier([], 1)).toEqual([]);
  });

  it('gives a new step an id of its own, and refuses one too many', () => {
    const look = addFilter(removeStep(three, 2), 'HSL');
    expect(look?.map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(addFilter([], 'Sepia')?.[0]?.id).toBe(1);
    let full = lookOf([]);
    for (let i = 0; i < MAX_STEPS; i += 1) full = addFilter(full, 'Invert') ?? full;
    expect(full).toHaveLength(MAX_STEPS);
    expect(addFilter(full, 'Invert')).toBeNull();
  });

  it('names the filters that are on', () => {
    expect(inWords(toggleStep(three, 2))).toBe('HSL → Blur');
    expect(inWords([])).toBe('No filter: this is the original.');
  });
});

describe('files', () => {
  it('read what was written', () => {
    const look = toggleStep(setValue(three, 3, 'blurRadius', 11), 2);
    expect(readLook(writeLook(look))).toEqual(look);
    expect(isSameLook(look, three)).toBe(false);
    expect(readLook(writeLook([]))).toEqual([]);
  });

  it('hold other values within limits and fill in what is missing', () => {
    const text =
      '{"kind":"look","steps":[{"filter":"Blur","values":{"blurRadius":1e9,"x":"y"}},{"filter":"HSL"}]}';
    const [blur, hsl] = readLook(text);
    expect(blur?.values).toEqual({ blurRadius: 40 });
    expect(hsl?.values).toEqual({ hue: 0, saturation: 0.5, luminance: 0 });
  });

  it.each([
    ['hello', 'does not contain JSON'],
    ['[1, 2]', 'has no list of steps'],
    ['{"kind":"look"}', 'has no list of steps'],
    ['{"kind":"look","steps":[null]}', 'step 1 does not name a filter'],
    ['{"kind":"look","steps":[{"filter":"toString"}]}', 'step 1 does not name a filter'],
    [`{"kind":"look","steps":[${Array(13).fill('{"filter":"Blur"}').join()}]}`, '13 steps'],
  ])('say what is wrong with %s', (text, problem) => {
    expect(() => readLook(text)).toThrow(problem);
  });
});
