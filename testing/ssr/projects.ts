import type { SsrProject } from './model';
import { nextjs } from './nextjs';
import { nuxt } from './nuxt';
import { sveltekit } from './sveltekit';

/** The projects of the pages about server rendering. */
export const SSR_PROJECTS: readonly SsrProject[] = [nextjs, nuxt, sveltekit];
