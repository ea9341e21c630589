import type { Flavour } from '../../packages/demo-engine/model/flavours';
import type { DemoInput } from '../../testing/harness/demo-harness';
import { isRealOnly } from '../../testing/in-frame-check/real-only';
import { readSelection } from '../../testing/selection/read';
import { spread, weekOf } from '../../testing/selection/share';

/** How the flavors of demos get their input: all from the browser, all from their frame, or one of each demo from the browser in turn. */
const WAYS = ['real', 'frame', 'rotating'] as const;

type Way = (typeof WAYS)[number];

/** Without `DEMO_INPUT`. */
const USUAL: Way = 'rotating';

/**
 * The way that `DEMO_INPUT` asks for.
 *
 * @throws when there is no such way
 */
export function wayOf(asked: string | undefined): Way {
  if (asked === undefined || asked === '') return USUAL;
  const way = WAYS.find((one) => one === asked);
  if (way === undefined) throw new Error(`DEMO_INPUT is "${asked}". Write one of: ${WAYS.join(', ')}.`);
  return way;
}

/** The flavor of a demo that has the browser's input in a week. */
export function flavourInTurn(demo: { id: string; flavours: readonly Flavour[] }, week: number): Flavour | undefined {
  return demo.flavours[(spread(demo.id) + week) % demo.flavours.length];
}

const way = wayOf(process.env['DEMO_INPUT']);
const week = weekOf(new Date());
const { changedDemos } = readSelection();

/**
 * Who sends input to a flavor of a demo in this run: the browser where the demo's files have changed, where only the browser can, and for
 * one of its flavors in turn; otherwise a program in its frame.
 */
export function inputOf(demo: { id: string; flavours: readonly Flavour[] }, flavour: Flavour): DemoInput {
  if (way !== 'rotating') return way;
  return changedDemos.includes(demo.id) || isRealOnly(demo.id) || flavourInTurn(demo, week) === flavour
    ? 'real'
    : 'frame';
}

/** True for a demo that needs real input in a run that checks all in their frames: one of its flavors has to fail. */
export function isTriedInFrame(id: string): boolean {
  return way === 'frame' && isRealOnly(id);
}
