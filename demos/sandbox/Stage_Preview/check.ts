import { defineCheck, type Point } from '../../types/check';
import { widen } from '../../types/narrow';

/** Red, green and blue of the first disc's outer ring. */
const CORAL = [0xe4, 0x57, 0x2e];

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** Where a disc is on the picture and on the live stamp, in units of the picture; and how many discs both have. */
  const places = (id: string) =>
    demo.evaluate((konva, given) => {
      const [picture, envelope] = konva.stages;
      const place = (name: string, stage: typeof picture) => {
        const node = stage?.findOne<InstanceType<typeof konva.Group>>(name)?.findOne(`#${given}`);
        return node ? node.position() : null;
      };
      const count = (stage: typeof picture) => stage?.find('.disc').length;
      return {
        picture: place('.art', picture),
        live: place('.live', envelope),
        counts: [count(picture), count(envelope)],
      };
    }, id);
  const both = (id: string, at: Point | null) =>
    demo.waitFor(
      () => places(id),
      ({ picture, live }) =>
        [picture, live].every((place) =>
          at === null || place === null
            ? at === place
            : Math.abs(place.x - at.x) < 1.8 && Math.abs(place.y - at.y) < 1.8,
        ),
    );
  /** A color of the picture on the second stamp, at a point of the picture. */
  const onStamp = ({ x, y }: Point) =>
    demo.evaluate(
      (konva, given) => {
        const image = konva.stages[1]?.findOne<InstanceType<typeof konva.Image>>('.taken')?.image();
        if (!(image instanceof HTMLCanvasElement)) return [];
        const data = image
          .getContext('2d')
          ?.getImageData(Math.round(given.x / 2), Math.round(given.y / 2), 1, 1).data;
        return [...(data ?? [])].slice(0, 3);
      },
      { x, y },
    );
  const isCoral = (color: readonly number[]) =>
    color.length === 3 && color.every((value, i) => Math.abs(value - (CORAL[i] ?? 0)) < 12);

  const { width } = await demo.stage();
  const scale = width / 400;
  const first = { x: 138, y: 142 };
  const ring = { x: first.x - 78, y: first.y };
  const on = ({ x, y }: Point) => ({ x: x * scale, y: y * scale });

  await says('6 discs.');
  await both('disc-1', first);
  await demo.waitFor(() => onStamp(ring), isCoral);
  expect((await places('disc-1')).counts).toEqual([6, 6]);
  // The stamps have a quarter of the size, side by side.
  const sizes = await demo.evaluate((konva) => {
    const stage = konva.stages[1];
    const live = stage?.findOne('.live');
    const taken = stage?.findOne('.taken');
    return {
      live: live?.scaleX(),
      taken: [taken?.width(), taken?.height()],
      apart: (taken?.x() ?? 0) - (live?.x() ?? 0),
    };
  });
  expect(sizes).toEqual({ live: 0.25, taken: [100, 75], apart: 128 });

  // While a disc is dragged, the copies follow, and the picture waits for the release.
  const by = { x: 60, y: -40 };
  await demo.press(on(ring));
  await demo.moveTo(on({ x: ring.x + by.x, y: ring.y + by.y }));
  await both('disc-1', { x: first.x + by.x, y: first.y + by.y });
  expect(isCoral(await onStamp(ring))).toBe(true);
  await demo.release();
  const moved = { x: first.x + by.x, y: first.y + by.y };
  await demo.waitFor(() => onStamp({ x: moved.x, y: moved.y - 79 }), isCoral);
  expect(isCoral(await onStamp(ring))).toBe(false);
  await both('disc-1', moved);

  // One drag is one step back, on all three, and two of the same disc are two.
  await demo.drag(on({ x: moved.x, y: moved.y + 72 }), on({ x: -30, y: 20 }));
  await both('disc-1', { x: moved.x - 30, y: moved.y + 20 });
  await demo.control('button', 'Undo').click();
  await both('disc-1', moved);
  await demo.control('button', 'Undo').click();
  await both('disc-1', first);
  await demo.waitFor(() => onStamp(ring), isCoral);
  await demo.control('button', 'Redo').click();
  await both('disc-1', moved);

  // A finger drags, too; a disc does not leave the picture.
  const third = { x: 300, y: 206 };
  expect(await demo.swipe(on(third), on({ x: 40, y: 300 }))).toBe('demo');
  await both('disc-3', { x: third.x + 40, y: 300 });

  // A double click adds a disc to all of them, where it happens.
  const free = { x: 40, y: 250 };
  await demo.doubleClick(on(free));
  await says('7 discs.');
  await both('disc-7', free);
  expect((await places('disc-7')).counts).toEqual([7, 7]);

  // The keys move the selected disc, remove it, add one and go back.
  const picture = () =>
    demo.evaluate(() => document.querySelector<HTMLElement>('.picture')?.focus());
  await picture();
  await demo.key('ArrowRight');
  await demo.key('Shift+ArrowUp');
  await both('disc-7', { x: free.x + 4, y: free.y - 40 });
  await demo.key('Delete');
  await says('6 discs.');
  await both('disc-7', null);
  await demo.key('Control+z');
  await says('7 discs.');
  await demo.key('Control+Shift+z');
  await says('6 discs.');
  await demo.key('Enter');
  await both('disc-7', { x: 200, y: 150 });
  await demo.control('combobox', 'Disc').choose('2');
  expect(await demo.control('combobox', 'Disc').value()).toBe('2');
  await picture();
  await demo.key('ArrowLeft');
  await both('disc-2', { x: 268, y: 92 });

  // A press selects.
  await demo.click(on({ x: third.x + 40, y: 280 }));
  await demo.waitFor(
    () => demo.control('combobox', 'Disc').value(),
    (id) => id === '3',
  );

  // Both stages follow the page, and all keeps its place.
  await demo.evaluate(() => {
    document.body.style.width = '320px';
  });
  await demo.waitFor(
    () => demo.evaluate((konva) => konva.stages.map((stage) => stage.width())),
    (widths) => widths.every((now) => now > 200 && now < 320),
  );
  await both('disc-2', { x: 268, y: 92 });
  await widen(demo, width);

  // Empty and full are said in words.
  await demo.control('button', 'Add disc').click();
  await both('disc-8', { x: 200, y: 150 });
  for (let i = 0; i < 8; i += 1) await demo.control('button', 'Remove').click();
  await says('The stamp is empty.');
  expect(await demo.control('button', 'Remove').isDisabled()).toBe(true);
  expect((await places('disc-1')).counts).toEqual([0, 0]);
  await demo.control('button', 'Undo').click();
  await says('1 disc.');
});
