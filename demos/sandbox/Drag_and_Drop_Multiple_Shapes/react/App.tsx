import { useEffect, useState } from 'react';
import type Konva from 'konva';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useSize } from '../../../common/react/use-size';
import {
  cardsOf,
  choose,
  dealAgain,
  drag,
  newTable,
  redoNext,
  release,
  remove,
  undoLast,
  type Name,
} from '../shared/cards';
import { pageKey, tableKey } from '../shared/commands';
import { cardConfig, LABEL, placeIn, placeTable, tableConfig } from '../shared/look';
import '../shared/style.css';
import deckUrl from './fortune-cards.webp';
import woodUrl from './fortune-table.webp';

export default function App() {
  const [deck] = useImage(deckUrl);
  const [wood] = useImage(woodUrl);
  const [box, size] = useSize<HTMLDivElement>();
  const [table, setTable] = useState(newTable);
  const [cursor, setCursor] = useState('');
  const place = placeTable(size);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = pageKey(event);
      if (!step) return;
      event.preventDefault();
      setTable(step);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const move = (name: Name, { target }: Konva.KonvaEventObject<DragEvent>) => {
    const to = placeIn(target);
    setTable((now) => drag(now, name, to));
  };

  // A node that is gone fires no mouseleave.
  const takeOff = (name: Name) => {
    setCursor('');
    setTable((now) => remove(now, name));
  };

  return (
    <div className="parlor">
      <div
        ref={box}
        className="table"
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ cursor }}
        onKeyDown={({ nativeEvent }) => {
          const step = tableKey(nativeEvent);
          if (!step) return;
          nativeEvent.preventDefault();
          setTable(step);
        }}
      >
        <Stage {...size}>
          {/* The table is drawn once for each size; the cards are above it. */}
          <Layer {...place} listening={false}>
            <Image {...tableConfig} image={wood} />
          </Layer>
          <Layer {...place}>
            {cardsOf(table).map((card) => (
              <Image
                key={card.name}
                {...cardConfig(card, card.name === table.chosen, deck)}
                onPointerDown={() => setTable((now) => choose(now, card.name))}
                onPointerDblClick={() => takeOff(card.name)}
                onDragMove={(event) => move(card.name, event)}
                onDragEnd={() => setTable(release)}
                onMouseEnter={() => setCursor('pointer')}
                onMouseLeave={() => setCursor('')}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button
          type="button"
          disabled={table.chosen === null}
          onClick={() => setTable((now) => remove(now, now.chosen))}
        >
          Remove
        </button>
        <button type="button" disabled={!canUndo(table.history)} onClick={() => setTable(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(table.history)} onClick={() => setTable(redoNext)}>
          Redo
        </button>
        <button type="button" onClick={() => setTable(dealAgain)}>
          Deal again
        </button>
        <p className="says" role="status">
          {table.says}
        </p>
      </div>
    </div>
  );
}
