import { defineCheck, type DemoHandle } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

/** Where a topic is: the center of its box on the stage, and in the map. */
function find(demo: DemoHandle, label: string) {
  return demo.evaluate((konva, text) => {
    const topics = konva.stages[0]?.find<InstanceType<typeof konva.Group>>('.topic') ?? [];
    const topic = topics.find((one) => one.findOne('.label')?.getAttr('text') === text);
    if (!topic) return null;
    const { x, y } = topic.getAbsolutePosition();
    const scale = topic.getAbsoluteScale().x;
    return { id: topic.id(), x, y, scale, mapX: topic.x(), mapY: topic.y() };
  }, label);
}

/** Opens a text as a map file. */
function openFile(demo: DemoHandle, text: string) {
  return demo.evaluate((_konva, content) => {
    const files = new DataTransfer();
    files.items.add(new File([content], 'plan.json'));
    const input = document.querySelector<HTMLInputElement>('[aria-label="Mind map file"]');
    if (input) input.files = files.files;
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

/** What a button downloads: the text of a file, or the size of a picture. */
function download(demo: DemoHandle, label: string) {
  return demo.evaluate(async (_konva, name) => {
    const caught = new Promise<Blob>((resolve) => {
      const original = URL.createObjectURL;
      URL.createObjectURL = (content: Blob) => {
        URL.createObjectURL = original;
        resolve(content);
        return original(content);
      };
    });
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((one) => one.textContent?.trim() === name)?.click();
    const blob = await caught;
    if (blob.type !== 'image/png') return blob.text();
    const { width, height } = await createImageBitmap(blob);
    return `${width},${height}`;
  }, label);
}

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const topics = (count: number) =>
    demo.waitFor(
      () => demo.count('topic'),
      (now) => now === count,
    );
  const button = (name: string) => demo.control('button', name);
  const at = async (label: string) => {
    const found = await demo.waitFor(
      () => find(demo, label),
      (now) => now !== null,
    );
    if (!found) throw new Error(`There is no topic ${label}.`);
    return found;
  };
  const gone = (label: string) =>
    demo.waitFor(
      () => find(demo, label),
      (now) => now === null,
    );
  /** The selected topic, as screen readers hear it and as the ring shows it. */
  const selected = async (label: string) => {
    const item = await demo.waitFor(
      () =>
        demo.evaluate(() => {
          const id = document.querySelector('[role="tree"]')?.getAttribute('aria-activedescendant');
          return document.querySelector(`#${id}[aria-selected="true"]`)?.textContent?.trim() ?? '';
        }),
      (now) => now === label,
    );
    expect(item).toBe(label);
    const { x, y } = await at(label);
    await demo.waitForNode('selected', ({ rect }) => {
      const [dx, dy] = [rect.x + rect.width / 2 - x, rect.y + rect.height / 2 - y];
      return Math.abs(dx) < 1 && Math.abs(dy) < 1;
    });
  };
  const focusTree = () =>
    demo.evaluate(() => document.querySelector<HTMLElement>('[role="tree"]')?.focus());
  /** Where a topic is in the tree: after "Loan, 2 of 2 in The money." */
  const isIn = async (label: string, parent: string) => {
    await demo.click(await at(label));
    await demo.waitFor(
      () => demo.text(),
      (shown) => new RegExp(`${label}, \\d+ of \\d+ in ${parent}\\.`).test(shown),
    );
  };

  const { width } = await demo.stage();
  await topics(23);
  expect(await demo.count('link')).toBe(22);
  // Both sides of the root are in use, and all of it is on the stage.
  const root = await at('Open a tea house');
  expect((await at('24 seats')).x).toBeLessThan(root.x);
  for (const { rect } of await demo.nodes('topic')) {
    expect(rect.x).toBeGreaterThan(0);
    expect(rect.x + rect.width).toBeLessThan(width);
  }

  // A click selects. The fold button hides a branch with its links, and brings it back.
  await demo.click(await at('The kitchen'));
  await says('The kitchen, 2 of 6 in Open a tea house. 3 topics in it.');
  await selected('The kitchen');
  const scones = await at('Scones');
  const folds = async () =>
    demo.evaluate((konva) => {
      const kitchen = konva.stages[0]
        ?.find('.label')
        .find((one) => one.getAttr('text') === 'The kitchen');
      const box = kitchen?.getParent()?.getChildren(({ attrs }) => attrs.name === 'fold')[0];
      return box?.getAbsolutePosition() ?? { x: 0, y: 0 };
    });
  await demo.tap(await folds());
  await topics(20);
  expect(await demo.count('link')).toBe(19);
  await says('folded');
  await demo.click(await folds());
  await topics(23);
  await demo.waitFor(
    () => find(demo, 'Scones'),
    (now) => now !== null && Math.abs(now.y - scones.y) < 0.01,
  );

  // A branch is dragged with all that is in it, and stays where it is dropped. Its link follows.
  const before = [await at('The kitchen'), await at('Scones'), await at('The leaf')];
  const kitchen = await at('The kitchen');
  const linkOf = async (id: string) => (await demo.node(`#${id.replace('topic', 'link')}`)).rect;
  const link = await linkOf(kitchen.id);
  await demo.press(kitchen);
  await demo.moveTo({ x: kitchen.x + 14, y: kitchen.y + 20 });
  await demo.moveTo({ x: kitchen.x + 20, y: kitchen.y + 160 });
  await demo.waitFor(
    () => find(demo, 'Scones'),
    (now) => now !== null && Math.abs(now.y - scones.y - 160) < 1,
  );
  expect((await linkOf(kitchen.id)).height).toBeGreaterThan(link.height + 100);
  await demo.release();
  await says('The kitchen moved.');
  expect(await outOfStep(demo)).toEqual([]);
  const after = [await at('The kitchen'), await at('Scones'), await at('The leaf')];
  const moves = after.map(({ mapX, mapY }, i) => [
    Math.round(mapX - (before[i]?.mapX ?? 0)),
    Math.round(mapY - (before[i]?.mapY ?? 0)),
  ]);
  expect(moves[0]).toEqual(moves[1]);
  expect(moves[0]?.[0]).toBeGreaterThan(10);
  expect(moves[0]?.[1]).toBeGreaterThan(100);
  expect(moves[2]).toEqual([0, 0]);

  // Tidied up, it is last in its column, as it was seen. Undo goes back to the drag, and to the start.
  await button('Tidy up').click();
  await says('in their columns again');
  expect((await at('The kitchen')).y).toBeGreaterThan((await at('The people')).y);
  await button('Undo').click();
  await demo.waitFor(
    () => find(demo, 'The kitchen'),
    (now) => now !== null && Math.abs(now.mapX - (after[0]?.mapX ?? 0)) < 0.01,
  );
  await button('Undo').click();
  await demo.waitFor(
    () => find(demo, 'The kitchen'),
    (now) => now !== null && Math.abs(now.mapY - (before[0]?.mapY ?? 0)) < 0.01,
  );

  // Dropped on a topic, it moves into that one; a dashed ring shows it before. A main topic changes sides.
  const harp = await at('A harp');
  const people = await at('The people');
  await demo.press(harp);
  await demo.moveTo({ x: harp.x + 20, y: harp.y });
  await demo.moveTo(people);
  await demo.waitForNode('target', ({ visible }) => visible);
  await demo.release();
  await says('A harp is now in The people.');
  expect((await demo.node('target')).visible).toBe(false);
  await isIn('A harp', 'The people');
  expect(await outOfStep(demo)).toEqual([]);
  const room = await at('The room');
  await demo.drag(room, { x: root.x + 40 - room.x, y: -90 });
  await says('The room is now on the right.');
  expect((await at('24 seats')).x).toBeGreaterThan(root.x);
  for (const _ of 'ab') await button('Undo').click();
  await isIn('A harp', 'Opening day');

  // The keyboard does all of it. Arrows walk, from the root to both sides.
  await focusTree();
  await demo.click(await at('Open a tea house'));
  await demo.key('ArrowLeft');
  await selected('The room');
  await demo.key('ArrowDown');
  await demo.key('ArrowLeft');
  await selected('Rent 1,450 a month');
  await demo.key('ArrowDown');
  await says('Loan, 2 of 2 in The money. 2 topics in it, folded.');
  await demo.key(' ');
  await topics(25);
  await demo.key('Alt+ArrowUp');
  await says('Loan, 1 of 2 in The money.');
  await demo.key('Alt+ArrowRight');
  await says('Loan, 6 of 7 in Open a tea house.');
  await demo.key('Control+z');
  await demo.key('Control+z');
  await demo.key('Control+z');
  await topics(23);

  // A new topic is named at once. Keys in the field are letters, not commands.
  await demo.key('+');
  const field = demo.control('textbox', 'Name of the topic');
  await demo.waitFor(
    () => field.value(),
    (value) => value === 'New topic',
  );
  await demo.type('Grant');
  await demo.key('Backspace');
  await demo.key('ArrowLeft');
  await demo.type(' ');
  await demo.key('Enter');
  await says('Named Gra n.');
  await isIn('Gra n', 'Loan');
  // The focus is back on the map: Enter renames, an empty name is refused, Escape keeps the old one.
  await demo.key('Enter');
  await field.fill('   ');
  await demo.key('Enter');
  await says('A topic needs a name: it stays Gra n.');
  await demo.key('F2');
  await demo.type('Nothing');
  await demo.key('Escape');
  await at('Gra n');
  await demo.key('Delete');
  await gone('Gra n');
  await selected('Aunt Mei');
  for (const _ of 'ab') await demo.key('Control+z');
  await topics(23);

  // A double click renames, and a click beside the field saves.
  await demo.doubleClick(await at('A baker'));
  await demo.waitFor(
    () => field.value(),
    (value) => value === 'A baker',
  );
  await field.fill('Ines, who bakes');
  await demo.click({ x: 8, y: 8 });
  await at('Ines, who bakes');
  await demo.click(await at('Ines, who bakes'));
  await button('Add beside').click();
  await demo.key('Escape');
  await isIn('New topic', 'The people');
  await button('Undo').click();
  await button('Redo').click();
  await isIn('New topic', 'The people');
  for (const _ of 'ab') await button('Undo').click();
  await at('A baker');

  // A finger pulls the paper, two zoom it, and a finger drags a topic.
  const pulled = await at('Open a tea house');
  expect(await demo.swipe({ x: 20, y: 30 }, { x: 60, y: 44 })).toBe('demo');
  const there = await at('Open a tea house');
  expect(there.x).toBeCloseTo(pulled.x + 60, 0);
  expect(there.y).toBeCloseTo(pulled.y + 44, 0);
  expect(await demo.pinch({ x: 60, y: 60 }, { scale: 1.5 })).toBe('demo');
  const large = await at('Open a tea house');
  expect(large.x).toBeGreaterThan(there.x + 20);
  await button('Whole map').click();
  await demo.waitFor(
    () => find(demo, 'A baker'),
    (now) => now !== null && now.scale < large.scale,
  );

  // Fingers on topics pinch, too: the second one takes the topic out of the first, and no tap follows.
  const bakers = await at('A baker');
  const hosts = await at('Two hosts');
  const one = await demo.finger(bakers);
  await one.moveTo({ x: bakers.x, y: bakers.y + 40 });
  await demo.waitFor(
    () => find(demo, 'A baker'),
    (now) => now !== null && now.mapY > bakers.mapY + 10,
  );
  const two = await demo.finger(hosts);
  await demo.waitFor(
    () => find(demo, 'A baker'),
    (now) => now !== null && Math.abs(now.mapY - bakers.mapY) < 0.01,
  );
  await two.moveTo({ x: hosts.x, y: hosts.y - 60 });
  await demo.waitFor(
    () => find(demo, 'A baker'),
    (now) => now !== null && now.scale > bakers.scale * 1.2,
  );
  expect((await at('Two hosts')).mapY).toBeCloseTo(hosts.mapY, 2);
  expect(await two.lift()).toBe('demo');
  expect(await one.lift()).toBe('demo');
  expect(await field.isVisible()).toBe(false);
  expect((await at('A baker')).mapY).toBeCloseTo(bakers.mapY, 2);
  await button('Whole map').click();
  await demo.waitFor(
    () => find(demo, 'Open a tea house'),
    (now) => now !== null && Math.abs(now.x - pulled.x) < 0.01,
  );
  const baker = await at('A baker');
  expect(await demo.swipe(baker, { x: -60, y: 60 })).toBe('demo');
  await says('A baker moved.');
  expect((await at('A baker')).mapY).toBeGreaterThan(baker.mapY + 40);
  await button('Undo').click();

  // Ctrl with the wheel zooms at the pointer. Zoomed in, the view follows the keyboard.
  const seats = await at('24 seats');
  const point = { x: Math.round(seats.x), y: Math.round(seats.y) };
  for (let i = 0; i < 9; i += 1) await demo.wheel(point, { y: -100 }, ['Control']);
  const close = await demo.waitFor(
    () => find(demo, '24 seats'),
    (now) => now !== null && now.scale > 2.999,
  );
  const growth = (close?.scale ?? 0) / seats.scale;
  expect(close?.x).toBeCloseTo(point.x + (seats.x - point.x) * growth, 1);
  expect(close?.y).toBeCloseTo(point.y + (seats.y - point.y) * growth, 1);
  await demo.click(point);
  await focusTree();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await demo.key(key);
  await selected('Sencha from Uji');
  const far = await at('Sencha from Uji');
  expect(far.x).toBeLessThan(width);
  expect(far.x).toBeGreaterThan(0);
  await button('Whole map').click();

  // A narrow stage has one side, in which all of it fits. Nothing has changed when it is wide again.
  const wide = await at('24 seats');
  await narrow(demo);
  await demo.waitFor(
    () => find(demo, '24 seats'),
    (now) => now !== null && now.mapX > 0,
  );
  for (const { rect } of await demo.nodes('topic')) {
    expect(rect.x).toBeGreaterThan(0);
    expect(rect.x + rect.width).toBeLessThan(321);
  }
  // A topic at the edge is renamed in a field that is all on the stage.
  await demo.doubleClick(await at('Rent 1,450 a month'));
  await demo.waitFor(
    () => field.value(),
    (value) => value === 'Rent 1,450 a month',
  );
  const right = await demo.evaluate(
    () => document.querySelector('.topic-name')?.getBoundingClientRect().right ?? Infinity,
  );
  expect(right).toBeLessThan(321);
  await demo.key('Escape');
  await widen(demo, width);
  await demo.waitFor(
    () => find(demo, '24 seats'),
    (now) => now !== null && Math.abs(now.x - wide.x) < 0.01,
  );

  // Saved, emptied and opened, the map is the same. A wrong file is explained and changes nothing.
  const saved = await download(demo, 'Save');
  // A topic that is removed while the mouse holds it: one step, and its name is said.
  const steps = await demo.count('topic');
  const victim = await at('Scones');
  await demo.press({ x: victim.x, y: victim.y });
  await demo.moveTo({ x: victim.x + 30, y: victim.y + 20 });
  await demo.key('Delete');
  await says('Removed Scones.');
  await demo.moveTo({ x: victim.x + 60, y: victim.y + 40 });
  await demo.release();
  await says('Removed Scones.');
  await topics(steps - 1);
  await button('Undo').click();
  await topics(steps);
  await at('Scones');

  // Panned away, a new map is in sight, and Tab adds topics to it.
  await demo.drag({ x: 8, y: 8 }, { x: -2000, y: -2000 });
  await button('New').click();
  await topics(1);
  const [middle] = await demo.nodes('topic');
  const { height } = await demo.stage();
  expect(middle?.absolutePosition.x).toBeCloseTo(width / 2, -1);
  expect(middle?.absolutePosition.y).toBeCloseTo(height / 2, -1);
  await focusTree();
  await demo.key('Tab');
  await topics(2);
  await demo.key('Escape');
  await button('Undo').click();
  await topics(1);
  await demo.key('Delete');
  await openFile(demo, saved);
  await says('Opened plan.json: 28 topics.');
  await topics(23);
  expect(await download(demo, 'Save')).toBe(saved);
  await openFile(demo, '{ "label": "Tea" }');
  await says('This file is not a mind map: "Tea" has no list of "children".');
  await topics(23);
  const [wideness = 0, highness = 0] = (await download(demo, 'PNG')).split(',').map(Number);
  expect(wideness).toBeGreaterThan(1200);
  expect(highness).toBeGreaterThan(600);
  expect(await outOfStep(demo)).toEqual([]);
});
