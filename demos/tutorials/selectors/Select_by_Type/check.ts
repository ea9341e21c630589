import { defineCheck } from '../../../types/check';
import { brightPlaces } from '../../../types/found';
import { narrow } from '../../../types/narrow';

/** What each button finds: how many nodes, and the places of the shapes that stay opaque. Those of a group that is found do. */
const FINDS = [
  { label: 'Rect', count: 3, places: [0, 2, 4] },
  { label: 'Circle', count: 2, places: [1, 5] },
  { label: 'Group', count: 2, places: [0, 1, 2, 3] },
  { label: 'Shape', count: 6, places: [0, 1, 2, 3, 4, 5] },
  { label: 'Rect, Star', count: 4, places: [0, 2, 3, 4] },
  { label: 'width() > 60', count: 3, places: [0, 2, 5] },
];

export default defineCheck(async ({ demo, expect }) => {
  expect(await brightPlaces(demo)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const { label, count, places } of FINDS) {
    await demo.control('button', label).click();
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes(`${count} found`),
    );
    expect(await brightPlaces(demo), label).toEqual(places);
  }

  await narrow(demo);
  const { absolutePosition } = await demo.node('Group');
  expect(absolutePosition).toEqual({ x: 160 - 62, y: 64 });
  expect(await brightPlaces(demo)).toEqual([0, 2, 5]);
});
