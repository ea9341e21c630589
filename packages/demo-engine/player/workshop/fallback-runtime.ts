import frameDocument from '@demo-data/frame';
import manifest from '@demo-data/vendors';
import { shareRuntime } from '../../early-start/shared-runtime';
import { createPageRuntime } from '../../sandbox-host';

/**
 * The runtime for pages without the early script: those reached by client-side navigation, or where the script was blocked. A
 * separate chunk.
 */
export const fallbackRuntime = createPageRuntime(manifest, frameDocument);
shareRuntime(fallbackRuntime);
