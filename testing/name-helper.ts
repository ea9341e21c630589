/**
 * Functions that are sent to the page as text call `__name`, a helper of tsx, when a command runs them. The page does not have it. This
 * script, run first in every frame, defines it.
 */
export const NAME_HELPER = 'globalThis.__name ??= (target) => target;';
