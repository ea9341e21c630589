import { defineCheck } from '../../types/check';
import { chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

/** Left edge and middle of columns at their first widths. */
const EXPOSURE = 545;
const SEEING = 640;

export default defineCheck(async ({ demo, expect }) => {
  const { width } = await demo.stage();
  const says = (part: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(part),
    );
  /** The row in a slot, once its words are as wanted. */
  const rowIs = (test: (words: string, number: number) => boolean, slot = 0) =>
    demo.waitForNode(`#slot-${slot}`, ({ attrs }) =>
      test(String(attrs['words']), Number(attrs['number'])),
    );

  // A hundred thousand rows, of which those in view are nodes.
  const rows = await demo.nodes('row');
  expect(rows.length).toBe(13);
  const [first] = rows;
  const top = first?.rect.y ?? 0;
  const at = (x: number, row: number) => ({ x, y: top + (row + 0.5) * 27 });
  await demo.wheel(at(300, 3), { y: 27 * 5000 + 10 });
  await demo.waitForNode('row', ({ attrs }) => Number(attrs['number']) > 5000);
  expect(await demo.count('row')).toBe(14);
  await demo.control('spinbutton', 'Number').fill('100000');
  await says('No. 100,000, Object: ');
  expect(await demo.count('row')).toBe(13);
  await demo.control('spinbutton', 'Number').fill('0');
  await says('The log has the numbers 1 to 100,000.');

  // The mouse: the scroll bar to the top, a selection, a sort, a width.
  const bar = { x: width - 7, y: top + 13 * 27 - 10 };
  await demo.drag(bar, { x: 0, y: -400 });
  await rowIs((_, number) => number === 1);
  await demo.drag(at(EXPOSURE, 1), { x: 0, y: 54 });
  await says('3 cells selected. Mean of Exposure: ');
  const copied = await demo.evaluate(() => {
    const clipboardData = new DataTransfer();
    window.dispatchEvent(new ClipboardEvent('copy', { clipboardData }));
    return clipboardData.getData('text/plain');
  });
  const shown = rows.slice(1, 4).map(({ attrs }) => String(attrs['words']).split(' | ')[5]);
  expect(copied.split('\n')).toEqual(shown);
  await demo.click({ x: SEEING, y: top - 15 });
  await says('Sorted by Seeing, ascending.');
  await rowIs((words, number) => number > 1 && Number(words.split(' | ')[6]) < 0.6);
  await demo.drag({ x: 601, y: top - 15 }, { x: -20, y: 6 });
  await says('Exposure is 92 pixels wide.');

  // Keys: sort back, walk, edit, undo. What is wrong is answered, and the field stays.
  await demo.key('Control+Home');
  await demo.key('Alt+ArrowUp');
  await says('Sorted by No., ascending.');
  await demo.doubleClick(at(SEEING, 0));
  await demo.type('12');
  await demo.key('Enter');
  await says('Seeing is from 0.3 to 9.9.');
  await demo.key('Control+a');
  await demo.type('4.5');
  await demo.key('Enter');
  const before = String(first?.attrs['words']);
  await rowIs((words) => words.split(' | ')[6] === '4.5');
  await demo.key('Control+z');
  await rowIs((words) => words === before);
  await demo.control('button', 'Redo').click();
  await rowIs((words) => words !== before);

  // A press elsewhere saves what is in the field.
  await demo.doubleClick(at(300, 0));
  await demo.type('Vega');
  await demo.click(at(300, 2));
  await rowIs((words) => words.includes('| Vega |'));

  // A finger scrolls; its tap chooses, and the handle extends the selection.
  expect(await demo.swipe(at(300, 8), { x: 0, y: -81 })).toBe('demo');
  await demo.waitForNode('#slot-3', ({ rect }) => Math.abs(rect.y - top) < 2);
  await demo.tap(at(EXPOSURE, 2));
  await says('No. 6, Exposure: ');
  const handle = await demo.finger({ x: 581, y: top + 3 * 27 });
  await handle.moveTo(at(EXPOSURE + 20, 4));
  expect(await handle.lift()).toBe('demo');
  await says('3 cells selected. Mean of Exposure: ');

  // Saved and opened. A wrong file is explained.
  const saved = await savedText(demo, 'Save');
  expect(saved).toBe('{"changes":[[1,"seeing",4.5],[1,"object","Vega"]]}');
  await chooseText(demo, 'Changes file', '{"changes":[[1,"moon",5]]}');
  await says('This file does not fit: Moon cannot be edited.');

  // In a narrow page, the same rows are in view.
  await narrow(demo);
  expect(Math.abs((await demo.node('#slot-3')).rect.y - top)).toBeLessThan(2);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
