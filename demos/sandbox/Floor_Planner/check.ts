import { defineCheck, type Point } from '../../types/check';
import { chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const countIs = (name: string, count: number) =>
    demo.waitFor(
      () => demo.count(name),
      (now) => now === count,
    );
  const texts = async (name: string) =>
    (await demo.nodes(name)).map(({ attrs }) => String(attrs['text']).replace('\n', ' '));
  const textIs = (name: string, text: string) =>
    demo.waitFor(
      () => texts(name),
      (all) => all.includes(text),
    );
  const world = () => demo.node('world');
  /** A place of the plan on the stage. */
  const at = async (x: number, y: number) => {
    const { position, scale } = await world();
    return { x: position.x + x * scale.x, y: position.y + y * scale.y };
  };
  /** Drags from one place of the plan to another. */
  const dragTo = async (from: Point, to: Point) => {
    await demo.press(await at(from.x, from.y));
    await demo.moveTo(await at(to.x, to.y));
    await demo.release();
  };
  const item = async (kind: string) => {
    const found = (await demo.nodes('item')).find(({ attrs }) => attrs['kind'] === kind);
    if (!found) throw new Error(`There is no ${kind}.`);
    return found;
  };
  const itemIs = async (id: string, place: Point) =>
    demo.waitForNode(
      `#${id}`,
      ({ position }) =>
        Math.abs(position.x - place.x) < 0.1 && Math.abs(position.y - place.y) < 0.1,
    );
  const click = async (x: number, y: number) => demo.click(await at(x, y));

  /** The rooms whose words are on furniture; a rug may be under them. */
  const covered = () =>
    demo.evaluate((konva) => {
      const stage = konva.stages[0];
      const items = (stage?.find('.item') ?? [])
        .filter((one) => one.getAttr('kind') !== 'rug')
        .map((one) => one.getClientRect({ skipShadow: true, skipStroke: true }));
      return (stage?.find<InstanceType<typeof konva.Text>>('.room-name') ?? [])
        .filter((name) => {
          const box = name.getClientRect({ skipStroke: true });
          const half = ((name.getTextWidth() / name.width()) * box.width) / 2;
          const middle = box.x + box.width / 2;
          return items.some(
            ({ x, y, width, height }) =>
              middle + half > x + 2 &&
              middle - half < x + width - 2 &&
              box.y + box.height > y + 2 &&
              box.y < y + height - 2,
          );
        })
        .map((name) => name.text());
    });

  // Rooms have their areas between the walls, outer walls their lengths.
  await says('5 rooms, 60.6 m².');
  expect(await covered()).toEqual([]);
  const { width } = await demo.stage();
  expect((await texts('room-name')).sort()).toEqual([
    'Bath 7.0 m²',
    'Bedroom 14.0 m²',
    'Hall 5.6 m²',
    'Living room 29.4 m²',
    'Study 4.6 m²',
  ]);
  expect((await texts('size')).sort()).toEqual([
    '10.00 m',
    '2.20 m',
    '3.60 m',
    '5.20 m',
    '6.40 m',
    '7.40 m',
  ]);

  // Furniture goes where the mouse goes and comes to rest at a wall. One drag is one step.
  const sofa = await item('sofa');
  await dragTo({ x: 880, y: 470 }, { x: 842, y: 463 });
  await itemIs(sofa.id, { x: 840, y: 466 });
  await dragTo({ x: 840, y: 470 }, { x: 700, y: 420 });
  await itemIs(sofa.id, { x: 700, y: 415 });
  await button('Undo').click();
  await itemIs(sofa.id, { x: 840, y: 466 });
  await button('Undo').click();
  await itemIs(sofa.id, sofa.position);
  expect(await button('Undo').isDisabled()).toBe(true);

  // A Transformer makes it larger; the size is a size, not a scale.
  const plant = await item('plant');
  await click(plant.position.x, plant.position.y);
  await says('Plant, 54 by 54 cm.');
  await demo.waitForNode('bottom-right', ({ visible }) => visible);
  await demo.drag('bottom-right', { x: 20, y: 20 });
  const large = await demo.waitForNode(`#${plant.id}`, ({ attrs }) => Number(attrs['width']) > 80);
  expect([large.scale.x, large.attrs['offsetX']]).toEqual([1, Number(large.attrs['width']) / 2]);
  await says(`Plant, ${String(large.attrs['width'])} by ${String(large.attrs['height'])} cm.`);
  await button('Turn').click();
  await demo.waitForNode(`#${plant.id}`, ({ rotation }) => rotation === 90);
  await demo.control('spinbutton', 'Width, cm').fill('5');
  await says('Width: a number from 20 to 600.');
  await demo.control('spinbutton', 'Width, cm').fill('60');
  await demo.waitForNode(`#${plant.id}`, ({ attrs }) => attrs['width'] === 60);

  // A wall takes what is joined to it along, and the areas follow; so does a door.
  await dragTo({ x: 100, y: 380 }, { x: 100, y: 400 });
  await textIs('room-name', 'Bedroom 14.7 m²');
  await textIs('room-name', 'Bath 6.6 m²');
  expect((await demo.node('#door-21')).position).toEqual({ x: 310, y: 400 });
  // The wall that ends in its middle is still joined to it.
  expect((await demo.node('#wall-9')).attrs['points']).toEqual([220, 400, 220, 740]);
  await button('Undo').click();
  await textIs('room-name', 'Bedroom 14.0 m²');
  await countIs('corner', 2);
  await dragTo({ x: 1000, y: 60 }, { x: 1060, y: 60 });
  await textIs('size', '10.60 m');
  await button('Undo').click();
  await textIs('size', '10.00 m');
  await dragTo({ x: 310, y: 380 }, { x: 120, y: 376 });
  await demo.waitForNode('#door-21', ({ position }) => Math.abs(position.x - 120) < 3);
  await dragTo({ x: 120, y: 380 }, { x: 396, y: 200 });
  await demo.waitForNode(
    '#door-21',
    ({ position, rotation }) => position.x === 400 && rotation === 90,
  );
  await button('Undo').click();
  await button('Undo').click();
  await demo.waitForNode('#door-21', ({ position }) => position.x === 310);

  // A click on a floor selects its room.
  await click(320, 620);
  await demo.control('textbox', 'Name').fill('Foyer');
  await textIs('room-name', 'Foyer 5.6 m²');
  await demo.control('combobox', 'Floor').choose('Tiles');
  await demo.waitForNode('#room-Foyer', ({ attrs }) => attrs['floor'] === 'tiles');

  // Saved now, opened again below.
  const saved = await savedText(demo, 'Save');
  expect(saved).toContain('"Foyer"');

  // A new plan: corner after corner on the grid, the length beside the wall that grows.
  await button('New').click();
  await says('Click the corners of a room.');
  await countIs('wall', 0);
  await button('Fit').click();
  await click(102, 98);
  await demo.hover(await at(497, 103));
  await textIs('size', '4.00 m');
  // The view follows each wall, so the next place is on the stage when the wall is drawn.
  await click(497, 103);
  await countIs('wall', 1);
  await click(500, 400);
  await countIs('wall', 2);
  await click(98, 397);
  await countIs('wall', 3);
  await click(103, 104);
  await says('A new room. 1 room, 10.9 m².');
  await textIs('room-name', 'Room 10.9 m²');
  await button('Door').click();
  await demo.hover(await at(300, 120));
  await countIs('ghost', 1);
  await click(300, 120);
  await says('A door, 90 cm wide.');
  await click(320, 120);
  await says('There is no room for a door.');
  await click(300, 250);
  await says('There is no wall for a door.');
  await countIs('opening', 1);
  await button('Window').click();
  await click(505, 380);
  await demo.waitForNode('opening', () => true);
  await countIs('opening', 2);
  const [, pane] = await demo.nodes('opening');
  // Kept inside the corner.
  expect(pane?.position).toEqual({ x: 500, y: 400 - 8 - 70 });

  // Keys draw a wall, too. It divides the room.
  await button('Wall').click();
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowUp');
  const cross = await demo.waitForNode('cross', ({ visible }) => visible);
  const steps = { x: Math.round((300 - cross.position.x) / 10), y: (100 - cross.position.y) / 10 };
  const walk = async (x: number, y: number) => {
    for (const [count, key] of [
      [x, x < 0 ? 'ArrowLeft' : 'ArrowRight'],
      [y, y < 0 ? 'ArrowUp' : 'ArrowDown'],
    ] as const) {
      const whole = Math.floor(Math.abs(count) / 10);
      for (let i = 0; i < whole; i += 1) await demo.key(`Shift+${key}`);
      for (let i = 0; i < Math.abs(count) % 10; i += 1) await demo.key(key);
    }
  };
  await walk(steps.x, steps.y);
  await demo.waitForNode('cross', ({ position }) => position.x === 300 && position.y === 100);
  await demo.key('Enter');
  await demo.key('Shift+ArrowDown');
  await demo.key('Shift+ArrowDown');
  await demo.key('Shift+ArrowDown');
  await says('3.00 m long');
  await demo.key('Enter');
  await says('A new room. 2 rooms, 10.5 m².');
  await demo.key('Escape');
  await demo.key('PageDown');
  await says('Room, 5.2 m².');
  await demo.key('PageUp');
  await says('Window, 140 cm wide.');
  await demo.key('Delete');
  await countIs('opening', 1);
  await demo.key('Control+z');
  await countIs('opening', 2);

  // Furniture from the palette is in the middle of the view; arrows move it, R turns it.
  await button('Bed').click();
  await says('Bed, 160 by 205 cm.');
  const bed = await item('bed');
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowRight');
  await demo.key('r');
  await demo.waitForNode(
    `#${bed.id}`,
    ({ position, rotation }) => position.x === bed.position.x + 5 && rotation === 15,
  );

  // Ctrl with the wheel zooms at the pointer; a finger pans and moves furniture, two fingers zoom, and the page stays.
  await button('Fit').click();
  const before = await world();
  const corner = await at(130, 130);
  await demo.wheel(corner, { y: -200 }, ['Control']);
  await demo.waitForNode('world', ({ scale }) => scale.x > before.scale.x * 1.3);
  expect(Math.abs((await at(130, 130)).x - corner.x)).toBeLessThan(1);
  await button('Fit').click();
  const fitted = await world();
  expect(fitted.scale).toEqual(before.scale);
  expect(await demo.swipe(await at(130, 130), { x: 50, y: 60 })).toBe('demo');
  const panned = await demo.waitForNode('world', ({ position }) => position.x > fitted.position.x);
  expect(panned.position.y - fitted.position.y).toBeCloseTo(60, -1);
  expect(panned.scale).toEqual(fitted.scale);
  const lying = await item('bed');
  // Beside its middle, where the new wall is.
  const grip = { x: lying.absolutePosition.x - 50, y: lying.absolutePosition.y };
  expect(await demo.swipe(grip, { x: 0, y: 50 })).toBe('demo');
  await demo.waitForNode(`#${bed.id}`, ({ position }) => position.y > lying.position.y + 20);
  const walls = await demo.count('wall');
  await button('Wall').click();
  expect(await demo.pinch(await at(180, 180), { scale: 2 })).toBe('demo');
  await demo.waitForNode('world', ({ scale }) => scale.x > panned.scale.x * 1.5);
  // Two fingers set no corner, one does.
  expect((await demo.node('ghost-wall')).visible).toBe(false);
  expect(await demo.count('wall')).toBe(walls);
  await demo.tap({ x: 100, y: 120 });
  await says('Now the next corner.');

  // Files come back; wrong ones are explained.
  await chooseText(demo, 'Plan file', '{ "walls": [{ "a": { "x": 0, "y": 0 } }] }');
  await says('This file is not a floor plan: it has no list of "items".');
  await chooseText(demo, 'Plan file', saved);
  await says('Opened. 5 rooms, 60.6 m².');
  await textIs('room-name', 'Foyer 5.6 m²');
  expect(await demo.count('opening')).toBe(11);
  const picture = await savedPicture(demo, 'PNG', [{ x: 10, y: 10 }]);
  expect([picture.type, Math.round(picture.width / 100)]).toEqual(['image/png', 20]);
  expect(picture.pixels[0]).toEqual([246, 241, 228, 255]);
  expect((await demo.node('marks')).visible).toBe(true);
  // It is the same at another zoom, with a wall that is selected.
  const places = [0.2, 0.4, 0.6, 0.8].map((part) => ({
    x: picture.width * part,
    y: picture.height * part,
  }));
  const first = await savedPicture(demo, 'PNG', places);
  await button('Zoom in').click();
  await button('Select').click();
  const wall = (await demo.nodes('wall'))[0];
  await demo.click(`#${wall?.id ?? ''}`);
  expect(await savedPicture(demo, 'PNG', places)).toEqual(first);
  await button('Fit').click();

  // Another width shows the whole plan again, as nobody has moved the view since.
  const wide = await world();
  await demo.evaluate(() => (document.body.style.width = '420px'));
  await demo.waitFor(world, ({ scale }) => scale.x < wide.scale.x);
  expect((await texts('room-name')).length).toBe(5);
  await demo.evaluate(() => (document.body.style.width = ''));
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.width === width,
  );
  await demo.waitFor(world, ({ scale }) => Math.abs(scale.x - wide.scale.x) < 1e-6);
  expect(await outOfStep(demo)).toEqual([]);
});
