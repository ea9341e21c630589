import { ALL_LINES, CODE_VIEW_STORAGE_KEY } from './code-view-keys';
import { pageChoice } from './page-choice';

const choice = pageChoice('data-code', CODE_VIEW_STORAGE_KEY);

/** Whether all lines of code are shown. */
export const showsAllLines = (): boolean => choice.read() === ALL_LINES;

/** Shows all lines of every code, or only the first ones. */
export const showAllLines = (all: boolean): void => choice.choose(all ? ALL_LINES : undefined);

/** {@link showsAllLines} as a hook. */
export const useShowsAllLines = (): boolean => choice.use() === ALL_LINES;
