import { beforeAll, describe, expect, test } from 'vitest';
import { pageOf, type ApiModel, type ApiOption } from '../model';
import { installedModel } from '../testing';
import { plainType } from './type-text';

let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
}, 60_000);

/** A class's option as its page shows it: its own, otherwise from the groups of the ancestors. */
function option(page: string, name: string): (ApiOption & { group: string }) | undefined {
  for (const group of pageOf(model, page).construct?.optionGroups ?? []) {
    const found = group.options.find((candidate) => candidate.name === name);
    if (found) return { ...found, group: group.owner };
  }
  return undefined;
}

/** `string` options that accept any text: names, colors, fonts, data. All others list the allowed texts. */
const ANY_TEXT = new Set([
  'anchorFill',
  'anchorStroke',
  'animation',
  'borderStroke',
  'data',
  'fontFamily',
  // Slant, weight or both: not a short list.
  'fontStyle',
  'id',
  'name',
  'rotateAnchorCursor',
  'shadowColor',
  'text',
  // Both, one or none of two words.
  'textDecoration',
]);

describe('option tables', () => {
  test.each([
    ['Text', 'width', "number | 'auto'", 'Text', undefined],
    ['Text', 'height', "number | 'auto'", 'Text', undefined],
    ['Text', 'fill', 'string | CanvasGradient', 'Text', 'Shape'],
    ['Image', 'width', 'number', 'Image', 'Node'],
    ['FastLayer', 'listening', 'boolean', 'FastLayer', 'Node'],
    ['Rect', 'width', 'number', 'Node', undefined],
    ['Arrow', 'tension', 'number', 'Line', undefined],
    ['Wedge', 'fill', 'string | CanvasGradient', 'Shape', undefined],
  ])('of %s have %s with the type and the attribute of this class', (page, name, type, group, attributeOf) => {
    const found = option(page, name);
    expect(found && { type: plainType(found.type), group: found.group, attributeOf: found.attributeOf }).toEqual({
      type,
      group,
      attributeOf,
    });
  });

  test.each([
    ['Text', 'fill', { words: "`'black'`, unless a gradient or a pattern is set" }],
    ['Text', 'width', { words: 'the longest line plus padding' }],
    ['Image', 'width', { words: 'width of the source' }],
    ['FastLayer', 'listening', { code: 'false' }],
    ['Layer', 'listening', { code: 'true' }],
    ['Tween', 'easing', { words: '`Konva.Easings.Linear`' }],
    ['Rect', 'width', { code: '0' }],
  ])('of %s have the default of %s on this class', (page, name, value) => {
    expect(option(page, name)?.default).toEqual(value);
  });

  test('omit options that a class does not accept', () => {
    for (const page of ['Transformer', 'Line', 'Arrow', 'Path', 'Label', 'Layer', 'FastLayer']) {
      expect(option(page, 'width'), page).toBeUndefined();
    }
    expect(option('Transformer', 'x')).toBeUndefined();
    expect(pageOf(model, 'Transformer').changedDefaults).toBeUndefined();
  });

  test('mark required options', () => {
    expect(option('Stage', 'container')?.required).toBe(true);
    expect(option('Tween', 'node')?.required).toBe(true);
    expect(option('Rect', 'x')?.required).toBe(false);
  });

  test('list the allowed strings, unless any string is accepted', () => {
    const vague = model.pages.flatMap((page) =>
      (page.construct?.optionGroups ?? [])
        .filter(({ owner }) => owner === page.name)
        .flatMap(({ options }) => options)
        .filter(
          ({ type, name }) =>
            /\bstring\b/.test(plainType(type)) &&
            !/=>|Gradient|HTML|number/.test(plainType(type)) &&
            !ANY_TEXT.has(name),
        )
        .map(({ name, type }) => `${page.name} ${name}: ${plainType(type)}`),
    );
    // The text lists the handles; eight names in a type would make the table too wide.
    expect(vague).toEqual(['Transformer enabledAnchors: string[]']);
  });

  test('have the default of a new instance, or one in words', () => {
    // An option has a default whenever its attribute has one.
    const silent = model.pages.flatMap((page) =>
      (page.construct?.optionGroups ?? []).flatMap(({ owner, options }) =>
        options
          .filter(({ anchor, default: value }) => anchor !== undefined && value === undefined)
          .filter(({ name, attributeOf }) => {
            const members = pageOf(model, attributeOf ?? owner).members;
            return members.find((member) => member.name === name)?.default !== undefined;
          })
          .map(({ name }) => `${page.name} ${name}`),
      ),
    );
    expect(silent).toEqual([]);
  });
});
