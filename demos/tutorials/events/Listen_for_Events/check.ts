import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  // What the middle of the oval hits, once the hit graph is drawn.
  const hits = (name: string) =>
    demo.waitFor(
      () =>
        demo.evaluate((konva) => {
          const stage = konva.stages[0];
          const place = stage?.findOne('.oval')?.absolutePosition();
          return place && stage?.getIntersection(place)?.name();
        }),
      (found) => found === name,
    );
  const away = () => demo.hover({ x: 4, y: 4 });

  await hits('card');
  await demo.hover('oval');
  await says('Over the card');
  await away();

  await demo.control('button', 'Do not listen').click();
  await demo.control('button', 'Listen').click();
  await hits('oval');
  await demo.hover('oval');
  await says('Over the oval');
  await away();

  await demo.control('button', 'Do not listen').click();
  await hits('card');
  await demo.hover('oval');
  await says('Over the card');
});
