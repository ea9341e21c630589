import { defineCheck } from '../../../types/check';
import { atRest, marked, markedPlaces, pulsed, watchPulses } from '../../../types/found';
import { narrow } from '../../../types/narrow';

/** What each button finds: classes in the order of the tree, and the places of the nodes in the list below the layer. */
const FINDS = [
  { label: 'Rect', classes: 'Rect Rect Rect', places: [1, 4, 6] },
  { label: 'Circle', classes: 'Circle Circle', places: [2, 7] },
  { label: 'Group', classes: 'Group Group', places: [0, 3] },
  { label: 'Shape', classes: 'Rect Circle Rect Star Rect Circle', places: [1, 2, 4, 5, 6, 7] },
  { label: 'Rect, Star', classes: 'Rect Rect Star Rect', places: [1, 4, 5, 6] },
  { label: 'width() > 60', classes: 'Rect Rect Circle', places: [1, 4, 7] },
];

export default defineCheck(async ({ demo, expect }) => {
  await watchPulses(demo);
  expect(await markedPlaces(demo)).toEqual([]);
  for (const { label, classes, places } of FINDS) {
    await demo.control('button', label).click();
    await demo.waitFor(
      () => markedPlaces(demo),
      (now) => now.join() === places.join(),
    );
    expect((await marked(demo)).join(' '), label).toBe(classes);
    expect((await pulsed(demo)).join(' '), label).toBe(classes);
    expect(await demo.text()).toContain(`${places.length} found`);
  }

  // A second press in the middle of the swing ends at the nodes' own size, too.
  await demo.control('button', 'Group').click();
  await demo.control('button', 'Shape').click();
  expect(await pulsed(demo)).toHaveLength(8);

  await atRest(demo);
  await narrow(demo);
  const { absolutePosition } = await demo.node('Group');
  expect(absolutePosition).toEqual({ x: 160 - 62, y: 64 });
  expect(await marked(demo)).toHaveLength(6);
});
