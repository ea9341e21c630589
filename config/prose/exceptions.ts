import type { ProseException } from '@site-packages/prose-lint';

/**
 * Findings of `npm run lint:prose` that are accepted, each with its reason. An exception that no longer matches anything is an error:
 * remove it when the sentence has changed.
 */
export const EXCEPTIONS: readonly ProseException[] = [];
