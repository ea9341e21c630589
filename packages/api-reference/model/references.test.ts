import { beforeAll, describe, expect, test } from 'vitest';
import { installedModel } from '../testing';
import { referenceIndex, resolveReference, type ReferenceIndex } from './references';

let index: ReferenceIndex;
beforeAll(async () => {
  index = referenceIndex(await installedModel());
}, 30_000);

describe('references', () => {
  test.each([
    ['Konva', '/api/Konva.html'],
    ['Konva.Rect', '/api/Konva.Rect.html'],
    ['new Konva.Rect()', '/api/Konva.Rect.html'],
    ['Konva.Rect#cornerRadius', '/api/Konva.Rect.html#cornerRadius'],
    ['Konva.Rect#fill', '/api/Konva.Shape.html#fill'],
    ['Konva.Rect#draggable()', '/api/Konva.Shape.html#draggable'],
    ['Konva.Stage#x', '/api/Konva.Node.html#x'],
    ['Konva.Image.fromURL', '/api/Konva.Image.html#fromURL'],
    ['Konva.Easings.EaseIn', '/api/Konva.Easings.html#EaseIn'],
    ['Konva.Filters.Blur', '/api/Konva.Filters.html#Blur'],
    ['Konva.pixelRatio', '/api/Konva.html#pixelRatio'],
    ['Konva.Vector2d', '/api/Konva.html#Vector2d'],
    ['Konva.RectConfig', '/api/Konva.Rect.html#constructor'],
    ['Konva.Rect#dragstart', '/api/Konva.Node.html#event-dragstart'],
    ['Konva.Rect#fillChange', '/api/Konva.Node.html#event-attributeChange'],
    ['Konva.Transformer#isTransforming', '/api/Konva.Transformer.html#isTransforming'],
    ['Konva.Transformer.isTransforming', '/api/Konva.Transformer.html#static-isTransforming'],
  ])('%s', (text, address) => {
    expect(resolveReference(index, text)).toEqual({ address });
  });

  test.each(['rect', 'konva', 'Konva.Rect({ x: 1 })', 'import Konva', 'Konva.shapes[key]', 'react-konva'])(
    'leaves %s alone',
    (text) => {
      expect(resolveReference(index, text)).toBeUndefined();
    },
  );

  test.each([
    ['Konva.Rect#cornerRadios', 'Konva.Rect has no member "cornerRadios"', 'Did you mean Konva.Rect#cornerRadius?'],
    ['Konva.Rectt', 'There is no Konva.Rectt', 'Did you mean Konva.Rect?'],
    [
      'Konva.Rect.fill',
      'Konva.Rect has no "fill" of its own',
      'Correct the name, or write it without "Konva." in front.',
    ],
    ['Konva.Rect.cornerRadius', 'Konva.Rect.cornerRadius is a member of instances', 'Write Konva.Rect#cornerRadius.'],
    ['Konva.Image#fromURL', 'Konva.Image#fromURL is static', 'Write Konva.Image.fromURL.'],
    [
      'Konva.Rect#toString',
      'Konva.Rect has no member "toString"',
      'Correct the name, or write it without "Konva." in front.',
    ],
  ])('says what is wrong with %s', (text, problem, fix) => {
    expect(resolveReference(index, text)).toEqual({ problem, fix });
  });
});
