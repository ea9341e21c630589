import { defineCheck } from '../../../types/check';
import { marked, pulsed, watchPulses } from '../../../types/found';
import { narrow } from '../../../types/narrow';

/** What each button finds, in the order of the tree. */
const FINDS: [label: string, nodes: string[]][] = [
  ['Rect', ['Rect .coral', 'Rect .teal', 'Rect .plum']],
  ['Circle', ['Circle .sun', 'Circle .leaf']],
  ['Group', ['Group .left', 'Group .right']],
  [
    'Shape',
    ['Rect .coral', 'Circle .sun', 'Rect .teal', 'Star .star', 'Rect .plum', 'Circle .leaf'],
  ],
  ['Rect, Star', ['Rect .coral', 'Rect .teal', 'Star .star', 'Rect .plum']],
  ['width() > 60', ['Rect .coral', 'Rect .teal', 'Circle .leaf']],
];

export default defineCheck(async ({ demo, expect }) => {
  await watchPulses(demo);
  expect(await marked(demo)).toEqual([]);
  for (const [label, nodes] of FINDS) {
    await demo.control('button', label).click();
    await demo.waitFor(
      () => marked(demo),
      (labels) => labels.join() === nodes.join(),
    );
    expect(await pulsed(demo), label).toEqual(nodes);
    expect(await demo.text()).toContain(`${nodes.length} found`);
  }

  // A second press in the middle of the swing ends at the nodes' own size, too.
  await demo.control('button', 'Group').click();
  await demo.control('button', 'Shape').click();
  expect(await pulsed(demo)).toHaveLength(8);

  await narrow(demo);
  const { absolutePosition } = await demo.node('left');
  expect(absolutePosition).toEqual({ x: 160 - 62, y: 64 });
  expect(await marked(demo)).toHaveLength(6);
});
