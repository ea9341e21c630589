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
export const REAL_ONLY: readonly RealOnly[] = [
  {
    demo: 'sandbox',
    reason:
      'Long checks that combine input with scrolled lists, native drag and drop, glides and dialogs: about one flavor in eight fails in the frame, and a failure of the simulation takes longer to understand than the check takes to run.',
  },
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
