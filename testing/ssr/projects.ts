import type { SsrProject } from './model';
import { sveltekit } from './sveltekit';

/** The projects of the pages about server rendering. */
export const SSR_PROJECTS: readonly SsrProject[] = [sveltekit];
