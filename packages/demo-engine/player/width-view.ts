import { WIDTH_STORAGE_KEY } from './code-view-keys';
import { pageChoice } from './page-choice';

const choice = pageChoice('data-width', WIDTH_STORAGE_KEY);
const isWideAs = (chosen: string | undefined, isLarge: boolean) => (chosen === undefined ? isLarge : chosen === 'wide');

/** Whether a player uses the width of the contents column too. */
export const isWide = (isLarge: boolean): boolean => isWideAs(choice.read(), isLarge);

/** Makes all players wide, or none. */
export const showWide = (wide: boolean): void => choice.choose(wide ? 'wide' : 'column');

/** {@link isWide} as a hook. */
export const useIsWide = (isLarge: boolean): boolean => isWideAs(choice.use(), isLarge);
