import type { Choice } from './edits';
import { nudge, type Pond } from './pond';

const TURN = 5;
const GROW = 1.1;

/** What a key changes of the selection. Undefined for keys that change nothing. */
export function changeOf(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): ((pond: Pond) => Pond) | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const step = event.shiftKey ? 20 : 4;
  const changes: Record<string, (pond: Pond) => Pond> = {
    ArrowLeft: (pond) => nudge(pond, { x: -step }),
    ArrowRight: (pond) => nudge(pond, { x: step }),
    ArrowUp: (pond) => nudge(pond, { y: -step }),
    ArrowDown: (pond) => nudge(pond, { y: step }),
    '+': (pond) => nudge(pond, { grow: GROW }),
    '-': (pond) => nudge(pond, { grow: 1 / GROW }),
    '[': (pond) => nudge(pond, { turn: -TURN }),
    ']': (pond) => nudge(pond, { turn: TURN }),
  };
  return changes[event.key];
}

/** Ctrl or Cmd with A selects all dots, Escape drops them. */
export function choiceOf({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): Choice | undefined {
  if (key === 'Escape') return 'None';
  return (ctrlKey || metaKey) && key.toLowerCase() === 'a' ? 'All' : undefined;
}

export const LABEL =
  'Pond of dots. Arrow keys move the selection, plus and minus resize it, brackets turn it, Control and A select all, Escape drops it.';
