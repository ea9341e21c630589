import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { chooseFile, saved, selection } from '../../types/design-editor';

export default defineCheck(async ({ demo, expect }) => {
  const items = (count: number) =>
    demo.waitFor(
      () => demo.count('item'),
      (now) => now === count,
    );
  const selected = (...ids: string[]) =>
    demo.waitFor(
      () => selection(demo),
      (now) => now.join() === ids.join(),
    );
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const button = (name: string) => demo.control('button', name);
  const view = async () => {
    const { position, scale } = await demo.node('paper');
    return { ...position, scale: scale.x };
  };
  /** A point of the page, on the stage. */
  const at = async (x: number, y: number) => {
    const now = await view();
    return { x: now.x + x * now.scale, y: now.y + y * now.scale };
  };
  const place = async (id: string) => (await demo.node(`#${id}`)).position;

  // The whole page shows. Nothing is selected, so the fields are those of the page.
  await items(15);
  const fitted = await view();
  const { width, height } = await demo.stage();
  expect(fitted.x).toBeGreaterThan(0);
  expect(fitted.x + 400 * fitted.scale).toBeLessThan(width);
  expect(fitted.y + 500 * fitted.scale).toBeLessThan(height);
  expect(await button('Undo').isDisabled()).toBe(true);
  expect(await demo.control('spinbutton', 'Width').value()).toBe('400');

  // The page around the editor keeps the plain wheel and one finger; Ctrl and the wheel zoom, a notch by a quarter or less.
  const beside = { x: 6, y: 6 };
  await demo.wheel({ x: width / 2, y: 200 }, { y: 120 });
  await says('Use Ctrl + wheel to zoom');
  expect(await view()).toEqual(fitted);
  await demo.wheel({ x: 40, y: 60 }, { y: -100 }, ['Control']);
  const zoomed = await demo.waitFor(view, (now) => now.scale > fitted.scale * 1.01);
  expect(zoomed.scale / fitted.scale).toBeLessThan(1.26);
  expect((40 - zoomed.x) / zoomed.scale).toBeCloseTo((40 - fitted.x) / fitted.scale, 3);
  expect((60 - zoomed.y) / zoomed.scale).toBeCloseTo((60 - fitted.y) / fitted.scale, 3);
  await button('Fit page').click();
  await demo.waitFor(view, (now) => now.scale === fitted.scale && now.x === fitted.x);
  expect(await demo.swipe(beside, { x: 4, y: 60 })).toBe('browser');
  const middle = { x: width / 2, y: height / 2 };
  expect(await demo.pinch(middle, { scale: 1.5, by: { x: 20, y: 10 } })).toBe('demo');
  const pinched = await view();
  expect(pinched.scale / fitted.scale).toBeCloseTo(1.5, 1);
  await selected();
  expect(await place('1')).toEqual({ x: 200, y: 204 });
  await button('Fit page').click();
  await demo.waitFor(view, (now) => now.scale === fitted.scale);

  // A press selects and goes on as a drag, here of the sun. Positions are the page's, whatever the zoom.
  await demo.drag(await at(200, 120), { x: 40 * fitted.scale, y: 53 * fitted.scale });
  await selected('1');
  const moved = await place('1');
  // As far as snapping lets it.
  expect(Math.abs(moved.x - 240)).toBeLessThan(7);
  expect(Math.abs(moved.y - 257)).toBeLessThan(7);
  // Arrows move, and all of them are one step.
  await demo.key('ArrowLeft');
  await demo.key('Shift+ArrowDown');
  const nudged = await demo.waitForNode('#1', (node) => node.position.y > moved.y + 9);
  expect(nudged.position.x).toBeCloseTo(moved.x - 1, 5);
  await demo.key('Control+z');
  await demo.waitForNode('#1', (node) => node.position.y === moved.y);
  await button('Undo').click();
  await demo.waitForNode('#1', (node) => node.position.x === 200 && node.position.y === 204);

  // Near the middle of the page it snaps, and a guide shows with what.
  await demo.press(await at(200, 120));
  await demo.moveTo(await at(230, 150));
  const near = await at(199, 120);
  await demo.moveTo(near);
  await demo.waitForNode('#1', (node) => Math.abs(node.position.x - 200) < 0.01);
  expect((await demo.nodes('guide')).length).toBeGreaterThan(0);
  await demo.release();
  await demo.waitFor(
    () => demo.count('guide'),
    (now) => now === 0,
  );
  // A finger drags as well.
  const sun = await at(200, 120);
  expect(await demo.swipe(sun, { x: 60, y: 0 })).toBe('demo');
  expect((await place('1')).x).toBeGreaterThan(230);
  await demo.key('Control+z');
  await demo.waitForNode('#1', (node) => Math.abs(node.position.x - 200) < 0.01);
  // A canceled finger leaves no trace.
  const rest = await place('1');
  const finger = await demo.finger(sun);
  await finger.moveTo({ x: sun.x + 60, y: sun.y + 40 });
  await finger.cancel();
  expect(await place('1')).toEqual(rest);
  // The right button begins nothing.
  await demo.key('Escape');
  await demo.click(sun, { button: 'right' });
  await selected();

  // A group is selected as a whole. A double press reaches into it.
  await demo.click(await at(200, 306));
  await selected('6', '7', '8', '9');
  await demo.doubleClick(await at(200, 306));
  await selected('6');
  // A band catches what it touches.
  await demo.drag(await at(380, 24), { x: -60 * fitted.scale, y: 20 * fitted.scale });
  await selected('15');
  await demo.click(await at(200, 306), { modifiers: ['Shift'] });
  await selected('6', '7', '8', '9', '15');
  await demo.key('Control+a');
  await demo.waitFor(
    () => selection(demo),
    (ids) => ids.length === 15,
  );
  expect(await demo.evaluate(() => String(document.getSelection()))).toBe('');

  // Copy, cut, paste, duplicate.
  await demo.click(await at(200, 48));
  await selected('15');
  await demo.key('Control+c');
  await demo.key('Control+v');
  await selected('16');
  expect((await place('16')).x).toBeCloseTo((await place('15')).x + 16, 5);
  await demo.key('Control+x');
  await items(15);
  await demo.key('Control+v');
  await items(16);
  await demo.key('Control+d');
  await selected('17');
  await button('Delete').click();
  await demo.key('Control+a');
  await demo.key('Escape');
  await selected();
  await demo.click(await at(232, 62));
  await selected('16');
  await demo.key('Delete');
  await items(15);

  // New items, a handle changes the size and not the scale, the order.
  await button('Add rectangle').click();
  await items(16);
  await selected('16');
  await demo.drag('bottom-right', { x: 37, y: 21 });
  const resized = await demo.node('#16');
  expect(resized.scale).toEqual({ x: 1, y: 1 });
  expect(resized.attrs['width']).toBeCloseTo(120 + 37 / fitted.scale, -1);
  expect(resized.attrs['height']).toBeCloseTo(120 + 21 / fitted.scale, -1);
  await button('Backward').click();
  await demo.waitForNode('#16', (node) => node.zIndex === 15);
  await button('Forward').click();
  await demo.waitForNode('#16', (node) => node.zIndex === 16);

  // Fields: a wrong number is refused in words.
  await demo.control('slider', 'Opacity').fill('0.5');
  await demo.waitForNode('#16', (node) => node.attrs['opacity'] === 0.5);
  await demo.control('spinbutton', 'X').fill('20');
  await demo.waitForNode(
    '#16',
    (node) => Math.abs(node.position.x - Number(node.attrs['width']) / 2 - 20) < 0.01,
  );
  await demo.control('spinbutton', 'Width').fill('90000');
  await says('Width: a number from 1 to 4000.');
  await demo.control('spinbutton', 'Width').fill('80');
  await demo.waitForNode('#16', (node) => node.attrs['width'] === 80 && node.position.x === 60);

  // Group, align, lock.
  await button('Add circle').click();
  await selected('17');
  await demo.click(await at(25, (await place('16')).y), { modifiers: ['Shift'] });
  await selected('16', '17');
  await demo.key('Control+g');
  await says('2 items grouped.');
  await demo.evaluate(() => {
    document.querySelector<HTMLButtonElement>('#menu [aria-label="Align left"]')?.click();
  });
  await demo.waitForNode('#17', (node) => Math.abs(node.position.x - 80) < 0.01);
  await button('Lock').click();
  await selected();
  await says('2 items locked.');
  await demo.key('Delete');
  await says('Unlock');
  await items(17);
  await button('Lock').click();
  await button('Delete').click();
  await items(15);

  // Text in place. Keys that are typed do not touch the design; Escape keeps the words.
  await demo.doubleClick(await at(200, 476));
  await demo.waitForNode('#14', (node) => !node.visible);
  await demo.key('Control+a');
  await demo.type('Bring a towel');
  await demo.key('Backspace');
  await demo.key('Escape');
  await demo.waitForNode('#14', (node) => node.visible && node.attrs['text'] === 'Bring a towe');
  await items(15);
  await demo.control('combobox', 'Font').choose('Geist Mono');
  await demo.waitForNode('#14', (node) => node.attrs['fontFamily'] === 'Geist Mono');
  await demo.control('spinbutton', 'Size').fill('30');
  const large = await demo.waitForNode('#14', (node) => node.attrs['fontSize'] === 30);
  // A side handle wraps the words and the text grows downward.
  await demo.drag('middle-right', { x: -180 * fitted.scale, y: 0 });
  const wrapped = await demo.waitForNode('#14', (node) => Number(node.attrs['width']) < 200);
  expect(wrapped.attrs['fontSize']).toBe(30);
  expect(wrapped.scale).toEqual({ x: 1, y: 1 });
  expect(Number(wrapped.attrs['offsetY'])).toBeGreaterThan(Number(large.attrs['offsetY']) * 1.5);
  expect(wrapped.rect.y).toBeCloseTo(large.rect.y, 0);

  // The list of layers: select, hide, lock.
  await demo.control('button', 'SUMMER').click();
  await selected('15');
  await button('Hide SUMMER').click();
  await demo.waitForNode('#15', (node) => !node.visible);
  await button('Hide SUMMER').click();
  await demo.waitForNode('#15', (node) => node.visible);

  // The keyboard alone: the next item, and the page from its middle.
  await demo.click(beside);
  await selected();
  await demo.key('PageUp');
  await selected('1');
  await demo.key('PageDown');
  await selected('15');
  await demo.key('Escape');
  await demo.key('ArrowRight');
  await demo.waitFor(view, (now) => Math.abs(now.x - fitted.x + 40) < 0.01);
  await demo.key('0');
  await demo.waitFor(view, (now) => now.x === fitted.x);

  // An image from a file, then the size of the page.
  await chooseFile(demo, 'Add image', 'picture');
  await items(16);
  const picture = await demo.node('#16');
  expect(picture.className).toBe('Image');
  expect([picture.attrs['width'], picture.attrs['height']]).toEqual([240, 120]);
  await demo.key('Escape');
  await demo.control('combobox', 'Format').choose('Square');
  await demo.waitForNode('background', (node) => node.attrs['width'] === 500);

  // Exports hold the page, not the handles of a selection.
  await demo.key('Control+a');
  const png = await saved(demo, 'Export PNG');
  expect([png.type, png.width, png.height]).toEqual(['image/png', 1000, 1000]);
  const pdf = await saved(demo, 'Export PDF');
  expect(pdf.text).toContain('%PDF-1.7');
  expect(pdf.text).toContain('/MediaBox [0 0 375 375]');

  // Saved files open unchanged; others are refused with the reason.
  const file = await saved(demo, 'Save');
  expect(file.text).toContain('"version": 2');
  await chooseFile(demo, 'Open', file.text.replace('"#fde3c0"', '"#cfe8ef"'));
  await demo.waitForNode('background', (node) => node.attrs['fill'] === '#cfe8ef');
  await items(16);
  await chooseFile(demo, 'Open', '{ "version": 1 }');
  await says('This file is not a design: its version is 1, and this editor reads 2.');
  await items(16);
  await button('Undo').click();
  await demo.waitForNode('background', (node) => node.attrs['fill'] === '#fde3c0');
  expect(await outOfStep(demo)).toEqual([]);

  // A phone of 320 pixels: nothing is beside the frame, and no field is below another one.
  const hidden = await demo.evaluate(() => {
    document.body.style.width = '278px';
    const editor = document.querySelector('.editor');
    return editor ? editor.scrollWidth - editor.clientWidth : -1;
  });
  expect(hidden).toBe(0);
});
