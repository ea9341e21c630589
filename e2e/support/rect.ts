import { FLAVOUR_LABELS, FLAVOURS } from '../../packages/demo-engine/model/flavours';

/** The demo that tests of the player use, and the tutorial it stands on. */
export const RECT = 'tutorials/shapes/Rect';
export const RECT_PAGE = '/docs/shapes/Rect.html';

/** Each flavour with the label of its tab. */
export const LABELED_FLAVOURS = FLAVOURS.map((flavour) => [flavour, FLAVOUR_LABELS[flavour]] as const);
