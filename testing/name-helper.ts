/**
 * Functions that are sent to the page as text call `__name`, a helper of the TypeScript runner, when a command runs them; the
 * page does not have it. This text, run first in every frame, gives it one.
 */
export const NAME_HELPER = 'globalThis.__name ??= (target) => target;';
