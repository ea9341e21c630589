import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );

  await demo.control('textbox', 'Name').fill('Grace');
  await demo.waitForNode('name', ({ attrs }) => attrs.text === 'Grace');
  await demo.control('combobox', 'Color').choose('Coral');
  await demo.waitForNode('badge', ({ attrs }) => attrs.fill === '#f2664a');

  // What the button writes into the file: the badge alone, in the chosen size.
  await demo.evaluate((konva) => {
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function keep() {
      konva.stages[0]?.setAttr('exported', this.href);
      HTMLAnchorElement.prototype.click = click;
    };
  });
  await demo.control('combobox', 'Size').choose('3 ×');
  await demo.control('button', 'Download PNG').click();
  await says('Saved 840 × 510 pixels.');
  const file = await demo.evaluate(
    (konva) =>
      new Promise<{ width: number; height: number; color: string }>((resolve, reject) => {
        const picture = document.createElement('img');
        picture.onload = () => {
          const canvas = document.createElement('canvas');
          canvas.width = picture.width;
          canvas.height = picture.height;
          const context = canvas.getContext('2d');
          context?.drawImage(picture, 0, 0);
          const color = context?.getImageData(420, 30, 1, 1).data.join() ?? '';
          resolve({ width: picture.width, height: picture.height, color });
        };
        picture.onerror = () => reject(new Error('The exported picture cannot be read.'));
        picture.src = String(konva.stages[0]?.getAttr('exported'));
      }),
  );
  expect(file.width).toBe(840);
  expect(file.height).toBe(510);
  // The hole at the top of the badge is part of the picture.
  expect(file.color).toBe('243,239,230,255');
});
