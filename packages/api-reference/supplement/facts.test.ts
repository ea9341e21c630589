import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiModel } from '../model';
import { readComments } from '../read/jsdoc';
import { installedLibrary, installedModel } from '../testing';
import { factsOf, isKept } from './facts';
import { lostFacts } from './lost-facts';

/** Sentences of Konva's comments that our entry covers in other words, or that readers do not need. By location and kind. */
const ANSWERED: Readonly<Record<string, string>> = {
  '.capturePointerEventsEnabled values': 'the quoted word is part of an explanation',
  'Canvas limit': 'advice not to use it; the page says where readers get it',
  'Context limit': 'advice not to use it; the page says which functions get it',
  'Filters.Enhance unit': 'cost in reads and writes; the page says that every filter visits every pixel',
  'Node#getDepth limit': 'the numbers are said without "always"',
  'Stage#getPointerPosition space': '"from the container’s corner, without the stage’s transform" says it',
};

let lost: ReturnType<typeof lostFacts>;
let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
  lost = lostFacts(model, readComments(installedLibrary()));
}, 60_000);

describe('facts in the library’s comments', () => {
  test('are in our entries, too, or in ANSWERED', () => {
    const open = lost.filter(({ place, fact }) => ANSWERED[`${place} ${fact.kind}`] === undefined);
    expect(open.map(({ place, fact }) => `${place} (${fact.kind}): ${fact.sentence}`)).toEqual([]);
  });

  test('are in ANSWERED only when our entry lacks them', () => {
    const places = new Set(lost.map(({ place, fact }) => `${place} ${fact.kind}`));
    expect(Object.keys(ANSWERED).filter((place) => !places.has(place))).toEqual([]);
  });

  test('are found in comments: defaults, limits, units, ranges, values, coordinates', () => {
    const kinds = (text: string) => factsOf(text).map(({ kind, wanted }) => `${kind} ${wanted.join('+').slice(0, 24)}`);
    expect(kinds('Pixel ratio of the cache. Default is `Konva.pixelRatio`, the device ratio.')).toContain(
      'default Konva.pixelRatio',
    );
    expect(kinds('Called for each grapheme, except for RTL text.')[0]).toMatch(/^limit /);
    expect(kinds('An angle in radians.')).toEqual(['unit radian']);
    expect(kinds('The amount is between -1 and 1.')).toEqual(['range -1+1']);
    expect(kinds("It can be 'up' or 'down'.")).toEqual(['values up+down']);
    expect(kinds('Both filters leave pixels alone when it is unset.')[0]).toMatch(/^empty unset/);
    expect(kinds('It operates in absolute coordinates.')).toEqual(['space absolute|canvas']);
  });

  test('are kept when the entry contains each word in one of its forms', () => {
    const [range] = factsOf('The amount is between 0 and 255.');
    expect(range && isKept(range, 'From 0 to 255.')).toBe(true);
    expect(range && isKept(range, 'From 0 on.')).toBe(false);
  });

  test('are reported when an entry loses them', () => {
    const page = model.pages.find(({ name }) => name === 'Transformer');
    const member = page?.members.find(({ name }) => name === 'rotateMode');
    if (!member) throw new Error('Transformer has no rotateMode.');
    const whole = member.description;
    member.description = 'How the user rotates.';
    const now = lostFacts(model, readComments(installedLibrary()));
    member.description = whole;
    expect(now.length).toBeGreaterThan(lost.length);
  });
});
