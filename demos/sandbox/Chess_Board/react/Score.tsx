import { useEffect, useRef } from 'react';
import { showCurrent } from '../shared/show-current';
import { scoreOf, type Table } from '../shared/table';

interface ScoreProps {
  table: Table;
  onGoTo(count: number): void;
}

/** The moves. Each is a button that shows the game after it. */
export function Score({ table, onGoTo }: ScoreProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    showCurrent(list.current);
  }, [table.at, table.played]);

  return (
    <ol ref={list} className="score" aria-label="Moves">
      {scoreOf(table).map(({ number, moves }) => (
        <li key={number}>
          {number}.
          {moves.map(({ san, count, isSecond }) => (
            <button
              key={count}
              type="button"
              className={isSecond ? 'second' : ''}
              aria-current={count === table.at}
              onClick={() => onGoTo(count)}
            >
              {san}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}
