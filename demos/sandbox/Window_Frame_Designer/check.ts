import { defineCheck } from '../../types/check';
import { openText, savedText } from '../../types/files';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const panes = (count: number) =>
    demo.waitFor(
      () => demo.count('pane'),
      (now) => now === count,
    );
  const overall = async () =>
    (await demo.nodes('overall')).map(({ attrs }) => String(attrs['text'])).join();
  const opening = demo.control('combobox', 'Opening');

  await panes(5);
  await says('5 panes, 4 open');
  expect(await overall()).toBe('2400,1500');

  // A click selects a pane; its opening is drawn by lines that meet at the handle.
  await demo.click('#pane-4');
  expect(await opening.value()).toBe('left');
  await opening.choose('Tilts');
  const isTilted = (points: unknown) =>
    Array.isArray(points) && Number(points[3]) < Number(points[1]);
  const tilted = await demo.waitFor(
    () => demo.nodes('opening'),
    (lines) => lines.filter(({ attrs }) => isTilted(attrs['points'])).length === 3,
  );
  expect(tilted).toHaveLength(5);
  await opening.choose('Fixed');
  await says('3 open');
  // Fixed, it has no handle; tilted again, it has a lying one again.
  const lyingHandles = (count: number) =>
    demo.waitFor(
      async () =>
        (await demo.nodes('handle')).filter(
          ({ visible, attrs }) => visible && attrs['width'] === 130,
        ).length,
      (now) => now === count,
    );
  await lyingHandles(2);
  await opening.choose('Tilts');
  await lyingHandles(3);
  await opening.choose('Fixed');

  // Splitting, and joining again.
  await demo.click('#pane-6');
  await demo.control('button', 'Split in rows').click();
  await panes(6);
  const upper = await demo.node('#pane-6');
  const lower = await demo.node('#pane-11');
  expect(lower.rect.y).toBeGreaterThan(upper.rect.y + upper.rect.height - 4);
  expect(lower.attrs['height']).toBe(upper.attrs['height']);
  await demo.control('button', 'Join with neighbor').click();
  await panes(5);

  // A bar follows the pointer in steps of a centimeter and stops where a pane would be too small.
  const parts = async () => (await demo.nodes('part')).map(({ attrs }) => Number(attrs['text']));
  const [before = 0] = await parts();
  const bar = await demo.node('#bar-1');
  await demo.hover('#bar-1');
  expect(await demo.cursor()).toBe('ew-resize');
  // Beside the window, on its frame and on a pane, a finger scrolls the page.
  const frame = await demo.node('frame');
  const corner = { x: frame.absolutePosition.x + 4, y: frame.absolutePosition.y + 4 };
  for (const still of [{ x: 3, y: 60 }, corner, '#pane-4'])
    expect(await demo.swipe(still, { x: 0, y: 60 })).toBe('browser');
  await demo.hover('#bar-1');
  await demo.press('#bar-1');
  // A second finger that comes and goes neither moves the bar nor lets it go.
  await demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    const box = content?.getBoundingClientRect();
    const bar = konva.stages[0]?.findOne('#bar-1')?.getClientRect();
    // Where the bar would have room.
    const place = {
      clientX: (box?.left ?? 0) + (bar?.x ?? 0) + 20,
      clientY: (box?.top ?? 0) + (bar?.y ?? 0) + 20,
    };
    const finger = { ...place, pointerId: 77, pointerType: 'touch', isPrimary: false };
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
      content?.dispatchEvent(new PointerEvent(type, { ...finger, bubbles: true }));
    }
  });
  expect((await demo.node('#bar-1')).rect).toEqual(bar.rect);
  await demo.moveTo({
    x: bar.rect.x + bar.rect.width / 2 + 30,
    y: bar.rect.y + bar.rect.height / 2,
  });
  const moved = await demo.waitForNode('#bar-1', ({ rect }) => rect.x > bar.rect.x + 20);
  await demo.release();
  expect(moved.rect.x).toBeCloseTo(bar.rect.x + 30, -1);
  const [after = 0] = await parts();
  expect(after).toBeGreaterThan(before);
  await demo.drag('#bar-1', { x: -300, y: 0 });
  const [least = 0] = await parts();
  expect(least).toBeGreaterThanOrEqual(220);
  expect(least).toBeLessThan(after);

  // A finger moves a bar as well. A second one neither takes it from the first nor lets it go.
  const at = await demo.node('#bar-1');
  const middle = { x: at.rect.x + at.rect.width / 2, y: at.rect.y + at.rect.height / 2 };
  const first = await demo.finger(middle);
  await first.moveTo({ x: middle.x + 40, y: middle.y });
  const taken = await demo.waitForNode('#bar-1', ({ rect }) => rect.x > at.rect.x + 30);
  const second = await demo.finger({ x: middle.x + 10, y: 12 });
  await second.moveTo({ x: middle.x + 60, y: 12 });
  await second.lift();
  expect((await demo.node('#bar-1')).rect).toEqual(taken.rect);
  await first.moveTo({ x: middle.x + 60, y: middle.y });
  expect(await first.lift()).toBe('demo');
  const further = await demo.waitForNode('#bar-1', ({ rect }) => rect.x > taken.rect.x + 10);
  expect(further.rect.x).toBeCloseTo(at.rect.x + 60, -1);

  // Sizes by number: the whole plan follows. One that leaves no room is refused, and said so.
  const width = demo.control('spinbutton', 'Width, mm');
  await width.fill('3000');
  await width.focus();
  await demo.key('Enter');
  await demo.waitFor(overall, (now) => now === '3000,1500');
  const height = demo.control('spinbutton', 'Height, mm');
  await height.fill('500');
  await height.focus();
  await demo.key('Enter');
  await says('There is no room');
  expect(await overall()).toBe('3000,1500');
  // The field shows the size that the window still has.
  expect(await height.value()).toBe('1500');
  // A size outside the limits is answered, too.
  await height.fill('100');
  await height.focus();
  await demo.key('Enter');
  await says('The height is from 500 to 3000 mm.');
  expect(await height.value()).toBe('1500');

  // Each change can be undone and done again; the drag of a bar is one step, and one that the system takes away is none.
  const [undo, redo] = [demo.control('button', 'Undo'), demo.control('button', 'Redo')];
  await undo.click();
  await demo.waitFor(overall, (now) => now === '2400,1500');
  await demo.key('Control+z');
  await demo.waitFor(parts, ([now]) => now === least);
  await redo.click();
  await redo.click();
  await demo.waitFor(overall, (now) => now === '3000,1500');
  expect(await redo.isDisabled()).toBe(true);
  const still = await demo.node('#bar-1');
  const lost = await demo.finger('#bar-1');
  await lost.moveTo({ x: still.absolutePosition.x + 60, y: 200 });
  await lost.cancel();
  await demo.waitForNode('#bar-1', ({ rect }) => rect.x === still.rect.x);
  await demo.control('combobox', 'Color').choose('Fir green');
  await demo.waitForNode('frame', ({ attrs }) => attrs['fill'] === '#2f6553');

  // A saved window opens again, as a step. Another file is refused with the reason.
  const file = await savedText(demo, 'Save');
  await demo.click('#pane-6');
  await demo.control('button', 'Join with neighbor').click();
  await panes(3);
  await openText(demo, 'Open', file);
  await panes(5);
  await openText(demo, 'Open', file.replace('"sash": "tilt"', '"sash": "slide"'));
  await says('This file is not a window: one of its parts is neither a pane nor a split.');
  await openText(demo, 'Open', file.replace('3000', '600'));
  await says('There is no room');
  await panes(5);
  await undo.click();
  await panes(3);
});
