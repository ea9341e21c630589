import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const { width } = await demo.stage();
  const press = (name: string) => demo.control('button', name).click();
  /** A press while the mouse holds something. */
  const pressUnseen = (name: string) =>
    demo.evaluate((_, label) => {
      document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
    }, name);
  const says = (part: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(part),
    );
  /** The place of a note on Mina's board and on Theo's. */
  const places = async (id: string) =>
    (await demo.nodes(`#${id}`)).map(({ position: { x, y } }) => `${x} ${y}`);
  const bothAt = (id: string, x: number, y: number) =>
    demo.waitFor(
      () => places(id),
      (at) => at.length === 2 && at.every((place) => place === `${x} ${y}`),
    );
  const notesAre = (count: number) =>
    demo.waitFor(
      () => demo.count('note'),
      (now) => now === count,
    );
  const { scaleX: scale } = (await demo.nodes('Layer'))[1]?.attrs ?? {};
  const unit = Number(scale);
  const { position: tea } = await demo.node('#tea');
  await notesAre(12);

  // What one person drags moves on the other board while it is in the hand, with a name tag.
  await demo.press('#tea');
  const { rect } = await demo.node('#tea');
  const middle = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  await demo.moveTo({ x: middle.x - 30 * unit, y: middle.y + 10 * unit });
  await demo.moveTo({ x: middle.x - 60 * unit, y: middle.y + 20 * unit });
  const [, others] = await demo.waitFor(
    () => demo.nodes('#tea'),
    ([mine, theirs]) =>
      Math.abs((mine?.position.x ?? 0) - tea.x + 60) < 2 &&
      theirs?.position.x === mine?.position.x &&
      theirs?.position.y === mine?.position.y,
  );
  await says('Mina moved “Tea from six on”.');
  const tags = await demo.nodes('tag');
  expect(tags.filter(({ visible }) => visible).map(({ attrs }) => attrs['text'])).toEqual(['Mina']);

  // Somebody else moves the same note meanwhile: it stays in the hand, and who lets go last decides.
  await pressUnseen('Theo: Next note');
  await pressUnseen('Theo: Next note');
  await pressUnseen('Theo: Next note');
  await pressUnseen('Theo: Move up');
  await says('You moved “Tea from six on”.');
  expect((await demo.node('#tea')).position).toEqual(others?.position);
  await demo.release();
  await bothAt('tea', others?.position.x ?? 0, others?.position.y ?? 0);

  // Undo takes back one's own changes only.
  await press('Theo: Undo');
  await says('Mina has changed “Tea from six on” since. That stays.');
  await press('Mina: Undo');
  await bothAt('tea', tea.x, tea.y);
  await press('Mina: Redo');
  await bothAt('tea', others?.position.x ?? 0, others?.position.y ?? 0);

  // Apart, both go on; together again, both have everything.
  await press('Theo: Leave');
  await says('Theo has left.');
  await press('Mina: Move left');
  await press('Mina: Add');
  await notesAre(13);
  await press('Theo: Move right');
  await press('Theo: Move right');
  await press('Theo: Next note');
  await press('Theo: Remove');
  expect((await places('tea'))[0] === (await places('tea'))[1]).toBe(false);
  await press('Theo: Join');
  await says('Theo is back.');
  // Theo's second move is the later one.
  await bothAt('tea', (others?.position.x ?? 0) + 32, others?.position.y ?? 0);
  await notesAre(12);
  expect(await demo.count('#band')).toBe(0);

  // Words and colors.
  await demo.control('textbox', 'Mina: Text').fill('Bring a drum');
  await press('Mina: lilac');
  await says('Mina colored “Bring a drum”.');
  const texts = (await demo.nodes('Text')).filter(({ attrs }) => attrs['text'] === 'Bring a drum');
  expect(texts).toHaveLength(2);

  // A double click opens a field over the note: what is typed is its text, and no key adds a note.
  const count = await demo.count('note');
  await demo.doubleClick('#lanterns');
  await demo.type('nine lanterns');
  await demo.waitFor(
    () => demo.control('textbox', 'Mina: Text').value(),
    (value) => value === 'nine lanterns',
  );
  expect(await demo.count('note')).toBe(count);
  const words = demo.control('textbox', 'Mina: Words');
  expect(await words.value()).toBe('nine lanterns');
  const paper = (await demo.node('#lanterns')).rect;
  const over = await demo.evaluate(() => {
    const { x, y, width, height } =
      document.querySelector('.words:not([hidden])')?.getBoundingClientRect() ?? new DOMRect();
    const canvas = document.querySelector('.canvas')?.getBoundingClientRect() ?? new DOMRect();
    return { x: x - canvas.x + width / 2, y: y - canvas.y + height / 2 };
  });
  // The ring and the tape reach a little beyond the paper.
  expect(Math.abs(over.x - paper.x - paper.width / 2)).toBeLessThan(8);
  expect(Math.abs(over.y - paper.y - paper.height / 2)).toBeLessThan(8);
  await demo.key('Escape');
  expect(await words.isVisible()).toBe(false);
  // Enter opens it, too.
  await demo.key('Enter');
  expect(await words.isVisible()).toBe(true);
  await demo.key('Enter');
  expect(await words.isVisible()).toBe(false);
  await demo.control('textbox', 'Mina: Text').fill('Forty lanterns');

  // The keyboard, on the board that has the focus; the edge stops a note.
  await demo.evaluate(() =>
    document.querySelectorAll<HTMLElement>('[role="application"]')[1]?.focus(),
  );
  const { position: lanterns } = await demo.node('#lanterns');
  await demo.key('PageDown');
  await says('“Forty lanterns” is selected.');
  await demo.key('ArrowDown');
  await demo.key('Shift+ArrowLeft');
  await bothAt('lanterns', 50, lanterns.y + 4);
  await demo.key('Control+z');
  await bothAt('lanterns', lanterns.x, lanterns.y);

  // A finger drags a note; an empty place of the board scrolls the page.
  expect(await demo.swipe('#lanterns', { x: 60, y: 40 })).toBe('demo');
  await demo.waitFor(
    () => places('lanterns'),
    ([mine, theirs]) => mine === theirs && mine !== `${lanterns.x} ${lanterns.y}`,
  );
  expect(await demo.swipe({ x: 6, y: 120 }, { x: 0, y: -60 })).toBe('browser');

  // The pen draws on both boards, by mouse and finger, and moves no note. A line can be undone.
  await press('Mina: Pen');
  const linesAre = (lines: number) =>
    demo.waitFor(
      () => demo.count('line'),
      (now) => now === lines,
    );
  const still = await places('lanterns');
  await demo.drag('#lanterns', { x: 30, y: 50 });
  await linesAre(2);
  expect(await places('lanterns')).toEqual(still);
  expect(await demo.swipe({ x: 8, y: 120 }, { x: 60, y: 40 })).toBe('demo');
  await linesAre(4);
  await says('Mina added a line.');
  const lost = await demo.finger({ x: 8, y: 160 });
  await lost.moveTo({ x: 70, y: 190 });
  await lost.cancel();
  await linesAre(4);
  await press('Mina: Undo');
  await linesAre(2);
  await press('Mina: Pen');
  await demo.drag('#lanterns', { x: 20, y: 20 });
  await linesAre(2);
  expect(await places('lanterns')).not.toEqual(still);

  await narrow(demo);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
