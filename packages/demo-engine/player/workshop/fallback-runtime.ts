import frameDocument from '@demo-data/frame';
import manifest from '@demo-data/vendors';
import { shareRuntime } from '../../early-start/shared-runtime';
import { createPageRuntime } from '../../sandbox-host';

/**
 * The runtime for pages on which the early script has not run: reached by a navigation inside the site, or blocked. A chunk of
 * its own.
 */
export const fallbackRuntime = createPageRuntime(manifest, frameDocument);
shareRuntime(fallbackRuntime);
