import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalog } from '../packages/demo-engine/catalog';
import { isScenery } from '../packages/demo-engine/model/scenery';
import { inReadingOrder, lessonPlace } from '../packages/demo-engine/precompile/reading-order';

const { demos } = readCatalog(path.join(import.meta.dirname, '..'));
const flavours = demos.flatMap(({ id, lesson = [], flavours: own }) =>
  own.map(({ flavour, files }) => ({ name: `${id} ${flavour}`, files, place: lessonPlace(files, lesson) })),
);

describe('the code of every demo in every flavour', () => {
  it('opens at a line that demo.json names', () => {
    expect(flavours.filter(({ place }) => place === undefined).map(({ name }) => name)).toEqual([]);
  });

  it('has the scenery last, unless it is the lesson', () => {
    const wrong = flavours.filter(({ files, place }) => {
      const others = inReadingOrder(files, place?.path).filter((file) => file.path !== place?.path);
      const isLast = others.map((file) => isScenery(file.path));
      return isLast.lastIndexOf(false) >= isLast.filter((is) => !is).length;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
