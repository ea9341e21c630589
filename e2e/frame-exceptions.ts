import type { FrameLook } from '../testing/try-frame';

/** A rule of `demo-frames.spec.ts`. */
export type FrameRule = keyof FrameLook | 'blank' | 'grown';

export interface FrameException {
  demo: string;
  rule: FrameRule;
  size: 'small' | 'phone' | 'half' | 'wide' | 'large';
  /** Why this demo cannot follow the rule. */
  reason: string;
}

const FIELDS = 'Room for the fields of what is selected: the plan must not jump when a wall is chosen.';
const TICKETS = 'Room for the tickets of six seats: the hall must not jump while they are chosen.';
const ROW = 'In the player of a page of 1280 pixels, its controls take another row.';
const LINES = 'Room for three lines about a clip.';
const WINNER = 'A line of large type for the prize that is won.';
const PAPER = 'The lower end of the paper that the reader draws on.';
const PLANET = 'A planet with a long text has a line more; room for it would be blank on arrival.';
const LIMITS = 'Room for a second line about the limits of what is chosen.';
const MASK = 'The checkbox between the buttons leaves no room in the row for the one that saves the mask.';
const STATUS = 'The words on a path need a line more; room for it would be blank on arrival.';
const FIGURES = 'Room for the figures that come after a second.';
const WRAPS = 'On the narrowest phones its controls wrap once more, although its stage is lower: the frame scrolls.';

/** The only exceptions. Each one is tested in reverse: if the demo follows the rule after all, its entry must be removed. */
export const FRAME_EXCEPTIONS: readonly FrameException[] = [
  { demo: 'sandbox/Floor_Planner', rule: 'blank', size: 'phone', reason: FIELDS },
  { demo: 'sandbox/Seats_Reservation', rule: 'blank', size: 'phone', reason: TICKETS },
  { demo: 'sandbox/Seats_Reservation', rule: 'blank', size: 'wide', reason: TICKETS },
  { demo: 'sandbox/Free_Drawing', rule: 'blank', size: 'phone', reason: PAPER },
  { demo: 'sandbox/Free_Drawing', rule: 'blank', size: 'half', reason: PAPER },
  { demo: 'sandbox/Free_Drawing', rule: 'blank', size: 'wide', reason: PAPER },
  { demo: 'sandbox/Timeline_Editor', rule: 'blank', size: 'large', reason: ROW },
  { demo: 'sandbox/Timeline_Editor', rule: 'blank', size: 'phone', reason: LINES },
  { demo: 'sandbox/Wheel_of_Fortune', rule: 'blank', size: 'phone', reason: WINNER },
  { demo: 'sandbox/Floor_Planner', rule: 'blank', size: 'half', reason: FIELDS },
  { demo: 'sandbox/Limited_Drag_And_Resize', rule: 'blank', size: 'half', reason: LIMITS },
  { demo: 'sandbox/Polygon_Annotation', rule: 'toolbar', size: 'half', reason: MASK },
  { demo: 'sandbox/Measure_Distance', rule: 'grown', size: 'small', reason: STATUS },
  { demo: 'sandbox/Measure_Distance', rule: 'grown', size: 'phone', reason: STATUS },
  { demo: 'sandbox/Animation_Stress_Test', rule: 'blank', size: 'phone', reason: FIGURES },
  { demo: 'sandbox/Planets_Image_Map', rule: 'grown', size: 'phone', reason: PLANET },
  { demo: 'sandbox/Align_and_Distribute', rule: 'cut', size: 'small', reason: WRAPS },
  { demo: 'sandbox/Objects_Snapping', rule: 'cut', size: 'small', reason: WRAPS },
  { demo: 'sandbox/Scale_Image_To_Fit', rule: 'cut', size: 'small', reason: WRAPS },
];
