import { defineCheck } from '../../types/check';
import { chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const { width } = await demo.stage();
  const button = (name: string) => demo.control('button', name);
  const says = (part: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(part),
    );
  const first = await demo.nodes('clip');
  const boxOf = (id: number) => {
    const { x, y, width: long, height } = first[id - 1]?.attrs ?? {};
    return { x: Number(x), y: Number(y) + Number(height) / 2, width: Number(long) };
  };
  const middle = (id: number) => ({ x: boxOf(id).x + boxOf(id).width / 2, y: boxOf(id).y });
  /** A clip, once its left edge and its width are so many frames away from where they were. */
  const clipIs = (id: number, moved: number, longer = 0) =>
    demo.waitForNode(
      `#clip-${id}`,
      ({ attrs }) =>
        Math.abs(Number(attrs['x']) - boxOf(id).x - moved * frame) < 0.5 &&
        Math.abs(Number(attrs['width']) - boxOf(id).width - longer * frame) < 0.5,
    );
  // The leap has 60 frames.
  const frame = boxOf(9).width / 60;
  const { attrs: leap, visible } = await demo.node('whale');
  expect(first).toHaveLength(11);
  expect(visible).toBe(true);

  // The mouse moves a clip: the puppet is at another part of its action. One drag is one step.
  await demo.hover(middle(9));
  await demo.waitFor(
    () => demo.cursor(),
    (cursor) => cursor === 'grab',
  );
  await demo.drag(middle(9), { x: 7.3 * frame, y: 20 });
  const moved = await clipIs(9, 7);
  expect(moved.attrs['y']).toBe(first[8]?.attrs['y']);
  await says('Whale: Leaps, 11:07 to 16:07.');
  const later = (await demo.node('whale')).attrs;
  expect(Number(later['x'])).toBeGreaterThan(Number(leap['x']) + 15);
  expect(Number(later['y'])).toBeGreaterThan(Number(leap['y']) + 20);
  await button('Undo').click();
  await clipIs(9, 0);
  expect(await button('Undo').isDisabled()).toBe(true);

  // An edge is trimmed up to the playhead, to which it snaps.
  const right = { x: boxOf(9).x + boxOf(9).width, y: boxOf(9).y };
  await demo.press({ x: right.x - 3, y: right.y });
  await demo.moveTo({ x: right.x - 3 - 34 * frame, y: right.y });
  await demo.waitForNode('guide', (guide) => guide.visible);
  await demo.release();
  await clipIs(9, 0, -36);
  expect((await demo.node('guide')).visible).toBe(false);
  await demo.key('Control+z');
  await clipIs(9, 0);

  // The ruler holds the playhead. A split leaves the picture as it was.
  const head = await demo.node('playhead');
  const ruler = { x: head.position.x, y: head.position.y + 10 };
  await demo.drag(ruler, { x: -15 * frame, y: 0 });
  await demo.waitForNode(
    'playhead',
    ({ position }) => Math.abs(position.x - ruler.x + 15 * frame) < 0.5 * frame + 1,
  );
  await says('Whale: Leaps');
  const before = (await demo.node('whale')).position;
  await button('Split').click();
  await demo.waitFor(
    () => demo.count('clip'),
    (count) => count === 12,
  );
  expect((await demo.node('whale')).position).toEqual(before);
  await button('Remove').click();
  await demo.control('combobox', 'New').choose('Gulls: Circle');
  await button('Add here').click();
  await says('Added. Gulls: Circle, ');

  // Play runs the playhead; it stops where it is.
  const rest = (await demo.node('playhead')).position.x;
  await button('Play').click();
  await demo.waitForNode('playhead', ({ position }) => position.x > rest + 3 * frame);
  await button('Pause').click();
  const stopped = (await demo.node('playhead')).position.x;

  // Keys: a frame, a second, the next clip, a nudge.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  expect((await demo.node('playhead')).position.x).toBe(stopped);
  await demo.key('Home');
  await says('0:00. Lamp: Dusk.');
  await demo.key('Shift+ArrowRight');
  await demo.key('ArrowRight');
  await says('1:01. Lamp: Dusk. Gulls: Fly over.');
  await demo.control('combobox', 'Clip').choose('Boat: Rocks, 8:06');
  await demo.key('.');
  await clipIs(6, 1);
  await demo.key('Control+z');
  await clipIs(6, 0);

  // A finger moves a clip, the time scale and, up and down, the page. Two zoom.
  expect(await demo.swipe(middle(6), { x: 60, y: 0 })).toBe('demo');
  // Its neighbor stops it.
  await clipIs(6, 18);
  expect(await demo.swipe(middle(2), { x: 0, y: -60 })).toBe('browser');
  const empty = { x: boxOf(8).x + boxOf(8).width + 12 * frame, y: boxOf(8).y };
  expect(await demo.pinch(empty, { scale: 2 })).toBe('demo');
  await demo.waitForNode('#clip-2', ({ attrs }) => Number(attrs['width']) > boxOf(2).width * 1.7);
  await button('All').click();
  await clipIs(2, 0);

  // Saved, opened, and what is wrong.
  const saved = await savedText(demo, 'Save');
  expect(saved).toContain('"action": "rise"');
  await chooseText(demo, 'Play file', '{"clips": [{"action": "fly"}]}');
  await says('This file is not a play: clip 1 has an unknown "action".');
  await chooseText(demo, 'Play file', saved);
  await says('Opened, 12 clips.');
  const picture = await savedPicture(demo, 'PNG', [{ x: 4, y: 200 }]);
  expect(picture.width).toBe(width * 2);
  expect(picture.pixels[0]?.[3]).toBe(255);

  await narrow(demo);
  const small = await demo.nodes('clip');
  expect(Math.max(...small.map(({ rect }) => rect.x + rect.width))).toBeLessThan(321);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
