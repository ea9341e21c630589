import { useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import {
  cardConfig,
  cardsOf,
  dealAgain,
  describe,
  HEIGHT,
  move,
  newTable,
  placeScene,
  press,
  remove,
  travel,
} from '../shared/cards';
import deckUrl from './fortune-cards.webp';
import tableUrl from './fortune-table.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [deck] = useImage(deckUrl);
  const [table, setTable] = useState(newTable);
  const [cursor, setCursor] = useState('');

  const handleKey = ({ nativeEvent: event }: KeyboardEvent) => {
    if (press(table, event)) event.preventDefault();
    setTable((now) => press(now, event) ?? now);
  };
  const drop = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const [id, to] = [target.id(), target.position()];
    setTable((now) => move(now, id, to));
  };

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label="Fortune cards. Page Down and Page Up choose one, arrow keys move it."
        style={{ cursor, background: `url(${tableUrl}) center / 1680px` }}
        onKeyDown={handleKey}
      >
        <Stage width={width} height={HEIGHT}>
          {/* The layer receives the events of all cards. */}
          <Layer
            {...placeScene(width)}
            onDragStart={({ target }) => target.moveToTop()}
            onPointerClick={({ target }) => setTable((now) => ({ ...now, chosen: target.id() }))}
            onPointerDblClick={({ target }) => {
              setCursor('');
              setTable((now) => remove(now, target.id()));
            }}
            onMouseEnter={() => setCursor('pointer')}
            onMouseLeave={() => setCursor('')}
          >
            {cardsOf(table).map((card) => (
              <Image
                key={card.id}
                {...cardConfig(card, card.id === table.chosen, deck)}
                onDragEnd={drop}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setTable((now) => travel(now, -1))}>
          Undo
        </button>
        <button type="button" onClick={() => setTable((now) => travel(now, 1))}>
          Redo
        </button>
        <button type="button" onClick={() => setTable(dealAgain)}>
          Deal again
        </button>
        <p role="status">{describe(table)}</p>
      </div>
    </>
  );
}
