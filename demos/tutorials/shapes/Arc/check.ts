import { defineCheck } from '../../../types/check';

const CORAL = [242, 102, 74, 255];

export default defineCheck(async ({ demo, expect }) => {
  const arc = await demo.node('arc');
  expect(arc.className).toBe('Arc');
  expect(arc.absolutePosition).toEqual((await demo.node('origin')).absolutePosition);
  const { x, y } = arc.absolutePosition;

  /** Color in the middle of the band, at an angle on screen: 0 is to the right, 90 is down. */
  const bandAt = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return demo.pixel({ x: x + 81 * Math.cos(angle), y: y + 81 * Math.sin(angle) });
  };

  // From the top (rotation -90), clockwise, 250 degrees far: the left upper part stays empty.
  expect(await bandAt(-45)).toEqual(CORAL);
  expect(await bandAt(150)).toEqual(CORAL);
  expect(await bandAt(-135)).not.toEqual(CORAL);

  await demo.control('slider', 'Angle').fill('90');
  const quarter = await demo.waitForNode('arc', (node) => node.attrs.angle === 90);
  expect(quarter.absolutePosition).toEqual(arc.absolutePosition);
  // The client rect holds the quarter and its stroke, not the whole circle.
  expect(quarter.rect.width).toBeCloseTo(104, 0);
  expect(quarter.rect.x).toBeCloseTo(x - 2, 0);
  expect(quarter.rect.y).toBeCloseTo(y - 102, 0);
  expect(await bandAt(-45)).toEqual(CORAL);
  expect(await bandAt(45)).not.toEqual(CORAL);

  await demo.control('slider', 'Rotation').fill('90');
  const turned = await demo.waitForNode('arc', (node) => node.rotation === 90);
  expect(turned.absolutePosition).toEqual(arc.absolutePosition);
  expect(turned.rect.x).toBeCloseTo(x - 102, 0);
  expect(turned.rect.y).toBeCloseTo(y - 2, 0);
  expect(await bandAt(135)).toEqual(CORAL);
  expect(await bandAt(-45)).not.toEqual(CORAL);
});
