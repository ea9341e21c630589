import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
  const corners = await demo.waitFor(
    () => demo.nodes('bottom-right'),
    (found) => found.length === 2 && found.every((corner) => corner.visible),
  );
  const [kept, free] = corners;
  if (!kept || !free) throw new Error('A disk has no handle on its corner.');
  await demo.drag(kept.absolutePosition, { x: 16, y: 16 });
  await demo.drag(free.absolutePosition, { x: 30, y: -34 });
  await demo.hover({ x: 5, y: 5 });
});
