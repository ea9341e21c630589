import { useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import * as game from '../shared/cards';
import deckUrl from './fortune-cards.webp';
import tableUrl from './fortune-table.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [deck] = useImage(deckUrl);
  const [table, setTable] = useState(game.newTable);
  const [cursor, setCursor] = useState('');

  const handleKey = ({ nativeEvent: event }: KeyboardEvent) => {
    if (game.press(table, event)) event.preventDefault();
    setTable((now) => game.press(now, event) ?? now);
  };
  const drop = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const [id, to] = [target.id(), target.position()];
    setTable((now) => game.move(now, id, to));
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
        <Stage width={width} height={game.HEIGHT}>
          {/* The layer receives the events of all cards. */}
          <Layer
            {...game.placeScene(width)}
            onDragStart={({ target }) => target.moveToTop()}
            onPointerClick={({ evt, target }) => {
              if (evt.button === 0) setTable((now) => ({ ...now, chosen: target.id() }));
            }}
            onPointerDblClick={({ evt, target }) => {
              if (evt.button !== 0) return;
              setCursor('');
              setTable((now) => game.remove(now, target.id()));
            }}
            onMouseEnter={() => setCursor('pointer')}
            onMouseLeave={() => setCursor('')}
          >
            {game.cardsOf(table).map((card) => (
              <Image
                key={card.id}
                {...game.cardConfig(card, card.id === table.chosen, deck)}
                onDragEnd={drop}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setTable((now) => game.travel(now, -1))}>
          Undo
        </button>
        <button type="button" onClick={() => setTable((now) => game.travel(now, 1))}>
          Redo
        </button>
        <button type="button" onClick={() => setTable(game.dealAgain)}>
          Deal again
        </button>
        <p role="status">{game.describe(table)}</p>
      </div>
    </>
  );
}
