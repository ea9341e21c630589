import { useEffect, useRef } from 'react';
import { canRedo, canUndo } from '../../../common/konva/history';
import { goTo, listOf, redoNext, undoLast, type Bouquet } from '../shared/bouquet';
import { showCurrent } from '../shared/scroll';

interface StepsProps {
  bouquet: Bouquet;
  onChange(change: (bouquet: Bouquet) => Bouquet): void;
}

/** The list of all steps. An undone step stays in the list until the next change. */
export function Steps({ bouquet, onChange }: StepsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [bouquet.history]);

  return (
    <nav className="steps" aria-label="Steps">
      <div className="travel">
        <button
          type="button"
          disabled={!canUndo(bouquet.history)}
          onClick={() => onChange(undoLast)}
        >
          Undo
        </button>
        <button
          type="button"
          disabled={!canRedo(bouquet.history)}
          onClick={() => onChange(redoNext)}
        >
          Redo
        </button>
      </div>
      <ol ref={list}>
        {listOf(bouquet).map(({ at, label, isCurrent, isUndone }) => (
          <li key={at} className={isUndone ? 'undone' : ''}>
            <button
              type="button"
              aria-current={isCurrent ? 'step' : 'false'}
              onClick={() => onChange((now) => goTo(now, at))}
            >
              {label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
