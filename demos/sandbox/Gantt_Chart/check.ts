import { defineCheck } from '../../types/check';
import { chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { keepsWheel } from '../../types/keeps-wheel';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const { width, height } = await demo.stage();
  const button = (name: string) => demo.control('button', name);
  const says = (part: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(part),
    );
  const bar = async (id: string) => (await demo.node(`#${id}`)).attrs;
  const number = (value: unknown) => Number(value);
  /** A bar, once it begins some days after a place and is some days long. */
  const barIs = (id: string, x: number, days: number) =>
    demo.waitForNode(
      `#${id}`,
      ({ attrs }) => Math.abs(number(attrs['x']) - x) < 0.5 && attrs['words'] === `${days} d`,
    );

  await says('Carve the top: Mar 10 to Mar 18, 9 days. If it slips, all is late.');
  await says('Ready on Sat, Apr 18, after 48 days.');
  const opening = new Map<string, { x: number; y: number; width: number }>();
  for (const { id, attrs } of await demo.nodes('bar')) {
    const [x, y, long] = ['x', 'y', 'width'].map((key) => number(attrs[key]));
    opening.set(id, { x: x ?? 0, y: (y ?? 0) + 9, width: long ?? 0 });
  }
  expect(opening.size).toBe(13);
  const place = (id: string) => opening.get(id) ?? { x: 0, y: 0, width: 0 };
  const day = place('top').width / 9;
  const middle = (id: string) => ({ x: place(id).x + place(id).width / 2, y: place(id).y });
  const starts = (id: string, after = 0) => place(id).x + after * day;

  // The mouse moves a bar by whole days; what waits for it goes along, the arrows follow. One drag is one step.
  await demo.hover(middle('top'));
  await demo.waitFor(
    () => demo.cursor(),
    (cursor) => cursor === 'grab',
  );
  const arrow = async () => String((await demo.node('#holes-bar')).attrs['points']);
  const arrowBefore = await arrow();
  await demo.drag(middle('top'), { x: 4.4 * day, y: 12 });
  await barIs('top', starts('top', 4), 9);
  await barIs('holes', starts('holes', 4), 3);
  await barIs('strings', starts('strings', 4), 3);
  // Two days were left before its successor.
  await barIs('scroll', starts('scroll'), 8);
  await says('Ready on Wed, Apr 22, after 52 days.');
  expect((await arrow()) === arrowBefore).toBe(false);
  expect((await demo.node('#top')).attrs['y']).toBe(place('top').y - 9);
  await button('Undo').click();
  await barIs('top', starts('top'), 9);
  await barIs('strings', starts('strings'), 3);
  expect(await button('Undo').isDisabled()).toBe(true);
  await button('Redo').click();
  await barIs('top', starts('top', 4), 9);
  await demo.key('Control+z');
  await barIs('top', starts('top'), 9);

  // Backward it stops at what it waits for, and says so.
  await demo.drag(middle('top'), { x: -9 * day, y: 0 });
  await says('It waits for Bend the ribs.');
  await barIs('top', starts('top'), 9);
  expect(await button('Undo').isDisabled()).toBe(true);

  // The ends: a handle outside the bar, and the edge of the bar itself. A day stays.
  const right = { x: place('top').x + place('top').width, y: place('top').y };
  await demo.drag({ x: right.x + 8, y: right.y }, { x: 2 * day, y: 0 });
  await barIs('top', starts('top'), 11);
  await barIs('holes', starts('holes', 2), 3);
  await button('Undo').click();
  await barIs('holes', starts('holes'), 3);
  await demo.drag({ x: place('top').x + 3, y: right.y }, { x: 3 * day, y: 0 });
  await barIs('top', starts('top', 3), 6);
  await button('Undo').click();
  await demo.drag({ x: right.x - 3, y: right.y }, { x: -20 * day, y: 0 });
  await barIs('top', starts('top'), 1);
  await button('Undo').click();
  await barIs('top', starts('top'), 9);

  // The calendar moves, the names stay.
  const names = async () => (await demo.nodes('task-name')).map(({ rect }) => rect.x);
  const namesBefore = await names();
  await demo.drag({ x: starts('sun'), y: place('wood').y }, { x: -5 * day, y: 0 });
  await barIs('top', starts('top', -5), 9);
  expect(await names()).toEqual(namesBefore);
  await demo.drag({ x: starts('sun'), y: place('wood').y }, { x: 5 * day, y: 0 });
  await barIs('top', starts('top'), 9);

  // Ctrl with the wheel zooms at the pointer, sideways it moves the calendar; the plain wheel scrolls the page.
  const start = { x: starts('top'), y: place('wood').y };
  expect(await keepsWheel(demo, start, { y: -200 })).toBe(false);
  await barIs('top', starts('top'), 9);
  expect(await keepsWheel(demo, start, { x: 40, y: 0 })).toBe(true);
  await barIs('top', starts('top') - 40, 9);
  await demo.wheel(start, { x: -40, y: 0 });
  await barIs('top', starts('top'), 9);
  expect(await keepsWheel(demo, start, { y: -200 }, ['Control'])).toBe(true);
  await demo.waitForNode('#top', ({ attrs }) => number(attrs['width']) > 11 * day);
  expect(number((await bar('top'))['x'])).toBeCloseTo(starts('top'), 0);
  await button('All').click();
  await barIs('top', starts('top'), 9);
  await button('Zoom in').click();
  await demo.waitForNode('#top', ({ attrs }) => number(attrs['width']) > 12 * day);
  await button('All').click();
  await barIs('top', starts('top'), 9);

  // Keys on the canvas; a series is one step of undo.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowDown');
  await says('Cut the f-holes: Mar 19 to Mar 21');
  await demo.key('ArrowRight');
  await demo.key('ArrowRight');
  await barIs('holes', starts('holes', 2), 3);
  await demo.key('Shift+ArrowRight');
  await barIs('holes', starts('holes', 2), 4);
  await demo.key('Control+z');
  await barIs('holes', starts('holes', 2), 3);
  await demo.key('Control+z');
  await barIs('holes', starts('holes'), 3);

  // Fields do the same by values. Too early is answered.
  await demo.control('combobox', 'Task').choose('Turn the pegs');
  await says('Turn the pegs: Mar 26 to Mar 29, 4 days. It may slip 17 days.');
  await demo.control('slider', 'Days').fill('6');
  await barIs('pegs', starts('pegs'), 6);
  await demo.control('textbox', 'Start').fill('2026-03-30');
  await barIs('pegs', starts('pegs', 4), 6);
  await demo.control('textbox', 'Start').fill('2026-03-03');
  await says('It waits for Carve the scroll.');
  await barIs('pegs', starts('scroll', 8), 6);

  // The days of a task are shown, though the one before had room for fewer.
  await demo.control('combobox', 'Task').choose('Bridge and strings');
  await demo.control('textbox', 'Start').fill('2027-01-01');
  await says('The calendar ends here.');
  await demo.control('combobox', 'Task').choose('Varnish');
  expect(await demo.control('slider', 'Days').value()).toBe('10');
  await button('Undo').click();

  // The critical path lets the others fade.
  await demo.control('checkbox', 'Critical path').check(true);
  await demo.waitForNode('#pegs', ({ attrs }) => attrs['opacity'] === 0.35);
  expect((await bar('varnish'))['opacity']).toBe(1);
  await demo.control('checkbox', 'Critical path').check(false);

  // A finger drags a bar and moves the calendar; up and down it scrolls the page. Two fingers zoom.
  expect(await demo.swipe(middle('back'), { x: 60, y: 0 })).toBe('demo');
  const by = Math.round(60 / day);
  await barIs('back', starts('back', by), 8);
  expect(await demo.swipe(middle('back'), { x: 0, y: 60 })).toBe('browser');
  await barIs('back', starts('back', by), 8);
  expect(await demo.swipe({ x: starts('sun'), y: place('ribs').y }, { x: -48, y: 0 })).toBe('demo');
  await barIs('back', starts('back', by) - 48, 8);
  expect(await demo.pinch({ x: 400, y: place('wood').y }, { scale: 2 })).toBe('demo');
  await demo.waitForNode('#back', ({ attrs }) => number(attrs['width']) > 12 * day);
  await demo.tap({ x: 40, y: place('varnish').y });
  await says('Varnish: ');

  // A task is added below the chosen one, named, linked, marked as done and removed. What does not fit is answered.
  await button('All').click();
  const counts = (bars: number, arrows: number) =>
    demo.waitFor(
      async () => [await demo.count('bar'), await demo.count('arrow')],
      (now) => now.join() === `${bars},${arrows}`,
    );
  await demo.control('combobox', 'Task').choose('Varnish');
  const arrows = await demo.count('arrow');
  await button('Add task').click();
  await counts(14, arrows + 1);
  await says('New task: ');
  expect((await demo.stage()).height).toBe(height + 27);
  const name = demo.control('textbox', 'Name');
  await name.fill('Second coat');
  await says('Second coat: ');
  await demo.waitForNode('#name-task-1', ({ attrs }) => attrs['text'] === 'Second coat');
  await name.fill('');
  await says('A task needs a name.');
  expect(await name.value()).toBe('Second coat');
  await demo.control('slider', 'Done').fill('40');
  await says('40 % done.');
  await demo.waitForNode('#task-1', ({ attrs }) => attrs['done'] === 40);
  const waits = demo.control('combobox', 'Waits for');
  await waits.choose('Turn the pegs');
  await counts(14, arrows + 2);
  await waits.choose('✓ Turn the pegs');
  await counts(14, arrows + 1);
  await demo.control('combobox', 'Task').choose('Choose the wood');
  await waits.choose('Second coat');
  await says('the tasks would wait for each other');
  await counts(14, arrows + 1);
  await demo.control('combobox', 'Task').choose('Second coat');
  await button('Remove task').click();
  await counts(13, arrows);
  await button('Undo').click();
  await counts(14, arrows + 1);
  await demo.control('combobox', 'Task').choose('Second coat');
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Delete');
  await counts(13, arrows);

  // Saved, changed and opened again. Wrong files are explained.
  const saved = await savedText(demo, 'Save');
  expect(saved).toContain('"name": "Carve the scroll"');
  // The first task has another id than the one that the others wait for.
  await chooseText(demo, 'Plan file', saved.replace('"wood"', '"oak"'));
  await says('This file is not a plan: "Bend the ribs" waits for a task that is missing.');
  expect(await demo.count('bar')).toBe(13);
  const ribs = { id: 'ribs', name: 'Bend the ribs', start: 0, days: 5, after: [] };
  await chooseText(demo, 'Plan file', JSON.stringify({ tasks: [ribs] }));
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.height < height - 200,
  );
  await says('Ready on Fri, Mar 6, after 5 days.');
  await chooseText(demo, 'Plan file', saved);
  await demo.waitFor(
    () => demo.count('bar'),
    (count) => count === 13,
  );
  // The image has the whole plan, whatever part of it is shown, and marks no task.
  const whole = await savedPicture(demo, 'PNG', []);
  expect(whole.width).toBeGreaterThan(1800);
  expect(whole.height).toBe(height * 2);
  await button('Zoom in').click();
  await demo.control('combobox', 'Task').choose('Varnish');
  const row = (place('varnish').y + 4) * 2;
  const picture = await savedPicture(demo, 'PNG', [
    { x: 8, y: row },
    // A Tuesday.
    { x: 436, y: row },
  ]);
  expect([picture.width, picture.height]).toEqual([whole.width, whole.height]);
  const [board, paper] = picture.pixels;
  expect(board?.[0]).toBeLessThan(80);
  expect(paper?.slice(0, 3)).toEqual([248, 240, 224]);
  await button('All').click();

  // In a narrow page the same days are shown, and what was done stays.
  await narrow(demo);
  await demo.waitForNode('#back', ({ attrs }) => attrs['words'] === '8 d');
  const small = await demo.nodes('bar');
  expect(small.every(({ attrs }) => number(attrs['x']) > 100)).toBe(true);
  expect(Math.max(...small.map(({ rect }) => rect.x + rect.width))).toBeLessThan(321);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
