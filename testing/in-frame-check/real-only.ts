/** Demos whose checks need the browser's own input in every flavor. */
export interface RealOnly {
  /** A demo's id, or a folder of demos. */
  demo: string;
  /** What the program in the frame cannot do, although the check asks for it. */
  reason: string;
}

/**
 * The only demos whose flavors are never checked in their frame. With `DEMO_INPUT=frame` they run there all the same: an entry none of whose
 * flavors fails then can be removed.
 */
const REAL_ONLY: readonly RealOnly[] = [
  {
    demo: 'sandbox/Align_and_Distribute',
    reason: 'Vanilla: the glide has begun before the check reads the position that the press left.',
  },
  {
    demo: 'sandbox/Canvas_Crop_Image',
    reason: 'Vue: the crop stays where it was after its fields are filled, for an unknown reason.',
  },
  { demo: 'sandbox/Canvas_Rulers', reason: 'A button in a scrolled list stays out of the frame’s view.' },
  { demo: 'sandbox/Drop_DOM_Element', reason: 'Native drag and drop.' },
  { demo: 'sandbox/Image_Filters_Lab', reason: 'A button stays below the edge of the frame’s view.' },
  { demo: 'sandbox/Line_Graph', reason: 'React: a press on a button does not take the focus from the slider.' },
  { demo: 'sandbox/Minesweeper', reason: 'React: a tap after a change of width opens no cell, for an unknown reason.' },
  {
    demo: 'sandbox/Multiplayer_Whiteboard',
    reason: 'The two boards exchange messages while the check holds the clock.',
  },
  { demo: 'sandbox/Polygon_Editor', reason: 'Vue: a double click adds no corner, for an unknown reason.' },
  { demo: 'sandbox/Rich_Text', reason: 'Text is typed into an editable element, where the caret is the browser’s.' },
  {
    demo: 'sandbox/Scroll_By_Edge_Drag',
    reason: 'Konva warns that the pointer is missing: the drag is over before the scroll that it has started.',
  },
  { demo: 'sandbox/Timeline_Editor', reason: 'A key after a choice in a select does not reach the timeline.' },
  { demo: 'sandbox/Web_Worker', reason: 'The worker has its own clock, which the check does not hold.' },
  {
    demo: 'tutorials/posts/Canvas_Blurry',
    reason: 'The check reads the stage right after a press; in the frame, Vue and Svelte have not rendered by then.',
  },
  { demo: 'guides/svelte/Drop_Image', reason: 'A file is dropped: native drag and drop.' },
  { demo: 'guides/vue/Drop_Image', reason: 'A file is dropped: native drag and drop.' },
  { demo: 'guides/react/Drop_Image', reason: 'A file is dropped: native drag and drop.' },
  {
    demo: 'guides/svelte/Complex_Animations',
    reason: 'The check awaits a timer inside `evaluate`.',
  },
  { demo: 'guides/svelte/Undo_Redo', reason: 'Fails in the frame at its last step, for an unknown reason.' },
];

export function isRealOnly(id: string, table: readonly RealOnly[] = REAL_ONLY): boolean {
  return table.some(({ demo }) => demo === id || id.startsWith(`${demo}/`));
}
