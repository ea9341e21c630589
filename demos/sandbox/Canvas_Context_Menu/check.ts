import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const { width } = await demo.stage();
  const plants = (count: number) =>
    demo.waitFor(
      () => demo.count('plant'),
      (now) => now === count,
    );
  const says = (part: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(part),
    );
  /** The open menu: its name, its items, which has the focus, and where it is on the stage. */
  const menu = () =>
    demo.evaluate(() => {
      const found = document.querySelector<HTMLElement>('[role="menu"]:not([hidden])');
      const canvas = document.querySelector('[role="application"]')?.getBoundingClientRect();
      if (!found || !canvas) return null;
      const { left, top, right, bottom } = found.getBoundingClientRect();
      const items = [...found.querySelectorAll('[role="menuitem"]')];
      return {
        name: found.getAttribute('aria-label'),
        items: items.map((item) => item.textContent?.trim()),
        focused: document.activeElement?.textContent?.trim(),
        x: left - canvas.left,
        y: top - canvas.top,
        isInside: right <= canvas.right + 1 && bottom <= canvas.bottom + 1,
        places: items.map((item) => {
          const box = item.getBoundingClientRect();
          return { x: box.left + 20 - canvas.left, y: box.top + 10 - canvas.top };
        }),
      };
    });
  const opened = (wanted: string) =>
    demo.waitFor(
      async () => ({ wanted, ...(await menu()) }),
      ({ name }) => name === wanted,
    );
  const closed = () => demo.waitFor(menu, (now) => now === null);
  const middle = async (selector: string) => {
    const { rect } = await demo.node(selector);
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  };
  const sand = { x: width * 0.62, y: 52 };

  // A right click opens the menu there, instead of the browser's, with the focus in it.
  await demo.evaluate(() => {
    document.addEventListener('contextmenu', ({ defaultPrevented }) => {
      document.documentElement.dataset['kept'] = String(defaultPrevented);
    });
  });
  const aloe = await middle('#plant-2');
  await demo.click(aloe, { button: 'right' });
  const first = await opened('Aloe');
  expect(first.items).toEqual(['Pulse', 'Delete']);
  expect(first.focused).toBe('Pulse');
  // The mouse is at whole pixels.
  expect(Math.abs((first.x ?? 0) - aloe.x)).toBeLessThan(1.5);
  expect(Math.abs((first.y ?? 0) - aloe.y)).toBeLessThan(1.5);
  expect(await demo.evaluate(() => document.documentElement.dataset['kept'])).toBe('true');

  // Keys walk and choose; a pulse grows the plant, and ends where it began.
  await demo.evaluate((konva) => {
    const { dataset } = document.documentElement;
    konva.stages[0]?.findOne('#plant-2')?.on('scaleXChange', (event) => {
      const now: unknown = Reflect.get(event, 'newVal');
      dataset['largest'] = String(Math.max(Number(dataset['largest'] ?? 0), Number(now)));
    });
  });
  await demo.key('Enter');
  await closed();
  await demo.waitFor(
    () => demo.evaluate(() => Number(document.documentElement.dataset['largest'])),
    (largest) => largest > 1.2,
  );
  await demo.waitForNode('#plant-2', ({ scale }) => scale.x === 1 && scale.y === 1);
  // The focus is back on the canvas: the menu key opens the menu again, and Esc closes it.
  await demo.key('Shift+F10');
  await opened('Aloe');
  await demo.key('ArrowDown');
  expect((await menu())?.focused).toBe('Delete');
  await demo.key('Escape');
  await closed();
  await demo.key('ArrowLeft');
  await says('Living stones.');
  await demo.key('ContextMenu');
  await opened('Living stones');
  await demo.key('End');
  await demo.key('Enter');
  await plants(5);
  await demo.key('Control+z');
  await plants(6);

  // A click elsewhere closes the menu. Near the corner, it opens to the other side.
  await demo.click('#plant-0', { button: 'right' });
  await opened('Echeveria');
  await demo.click(sand);
  await closed();
  const { height } = await demo.stage();
  await demo.click({ x: width - 30, y: height - 30 }, { button: 'right' });
  const corner = await opened('Sand');
  expect(corner.isInside).toBe(true);
  await demo.click(corner.places?.[0] ?? sand);
  await plants(7);
  await closed();
  const added = await middle('#plant-6');
  expect(added.x).toBeGreaterThan(width * 0.8);
  expect(added.y).toBeGreaterThan(height * 0.6);

  // A double click or a double tap on the sand adds a plant, one on a plant does not.
  await demo.doubleClick(sand);
  await plants(8);
  expect(Math.abs((await middle('#plant-7')).x - sand.x)).toBeLessThan(1.5);
  await demo.doubleClick('#plant-0');
  expect(await demo.count('plant')).toBe(8);

  // A finger that rests opens the menu, and lifting it does not close it. One that moves scrolls the page.
  const finger = await demo.finger('#plant-1');
  await opened('Barrel cactus');
  expect(await finger.lift()).toBe('demo');
  expect((await menu())?.name).toBe('Barrel cactus');
  await demo.tap((await menu())?.places[1] ?? sand);
  await plants(7);
  expect(await demo.swipe('#plant-0', { x: 0, y: -60 })).toBe('browser');
  expect(await menu()).toBe(null);

  await narrow(demo);
  expect((await demo.nodes('plant')).every(({ rect }) => rect.x + rect.width < 320)).toBe(true);
  await demo.click('#plant-5', { button: 'right' });
  expect((await opened('Echeveria')).isInside).toBe(true);
  await demo.key('Escape');
  await widen(demo, width);
  expect(await demo.count('plant')).toBe(7);
  expect(await outOfStep(demo)).toEqual([]);
});
