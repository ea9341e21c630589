import { defineClaims } from '@site-packages/page-claims';
import { finishHand, moveHand, newHand } from '../../../demos/sandbox/Gestures/shared/gestures';
import { Play } from '../../../demos/sandbox/Gestures/shared/play';

export default defineClaims([
  {
    says: 'Every double tap starts with a tap. The demo reports both.',
    run: ({ Konva, layer, onEnd, expect }) => {
      const face = new Konva.Group();
      layer.add(face);
      const told: string[] = [];
      const play = new Play(face, (_, gestures) => told.push(...gestures.map(({ says }) => says)));
      onEnd(() => play.destroy());
      for (let tap = 0; tap < 2; tap += 1) {
        play.down(new PointerEvent('pointerdown', { pointerId: 1 }), { x: 100, y: 100 });
        play.up(new PointerEvent('pointerup', { pointerId: 1 }));
      }
      expect(told).toEqual(['Tap', 'Double tap']);
    },
  },
  {
    says: 'To report only the double tap, wait 350 ms after each tap',
    run: ({ expect }) => {
      const hand = newHand([{ x: 100, y: 100 }], 1000);
      expect(finishHand(hand, 1000, 1000 - 349)?.kind).toBe('Double tap');
      expect(finishHand(hand, 1000, 1000 - 350)?.kind).toBe('Tap');
    },
  },
  {
    says: 'Angles wrap from 180 to -180. Take the shorter direction in each step, as `moveHand` does.',
    run: ({ expect }) => {
      const pairAt = (degrees: number) => {
        const angle = (degrees * Math.PI) / 180;
        return [
          { x: 200, y: 150 },
          { x: 200 + 100 * Math.cos(angle), y: 150 + 100 * Math.sin(angle) },
        ];
      };
      const angleOf = ([first, second]: ReturnType<typeof pairAt>) =>
        (Math.atan2((second?.y ?? 0) - (first?.y ?? 0), (second?.x ?? 0) - (first?.x ?? 0)) * 180) / Math.PI;
      expect(angleOf(pairAt(184)) - angleOf(pairAt(176))).toBeCloseTo(-352);

      const there = moveHand(newHand(pairAt(176), 0), pairAt(184), 16);
      expect(there.step.turn).toBeCloseTo(8);
      const back = moveHand(there.hand, pairAt(176), 32);
      expect(back.step.turn).toBeCloseTo(-8);
      expect(back.hand.turned).toBeCloseTo(0);
    },
  },
]);
