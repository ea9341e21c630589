import type { CharRenderProps } from 'konva/lib/shapes/Text';

export const TEXT = 'One letter\nafter another';

/** The scene is centered at x = 0. */
export const look = {
  name: 'text',
  x: -150,
  y: 40,
  width: 300,
  align: 'center',
  text: TEXT,
  fontSize: 40,
  fontStyle: 'bold',
  lineHeight: 1.25,
  fill: '#2f4bd8',
};

/** In milliseconds: each letter begins a little after the one before. */
const STEP = 40;
const FADE = 300;
const HOLD = 800;
const SWEEP = STEP * TEXT.length + FADE;
const CYCLE = HOLD + 2 * SWEEP;

/** Each effect changes the context before it draws a letter. Konva restores the context afterwards. */
export const effects = {
  /** The letters are visible, then fade out one by one, then fade in again. */
  Fade({ index, context }: CharRenderProps, time: number) {
    const part = (begin: number) => ((time % CYCLE) - begin - index * STEP) / FADE;
    const faded = (begin: number) => Math.min(Math.max(part(begin), 0), 1);
    context.globalAlpha *= 1 - faded(HOLD) + faded(HOLD + SWEEP);
  },
  Wave({ index, context }: CharRenderProps, time: number) {
    context.translate(0, 8 * Math.sin(index / 2 - time / 250));
  },
  Color({ index, context }: CharRenderProps, time: number) {
    context.fillStyle = `hsl(${(index * 15 + time / 10) % 360} 70% 42%)`;
  },
};

export type Effect = keyof typeof effects;
export const names: Effect[] = ['Fade', 'Wave', 'Color'];
