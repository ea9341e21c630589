import type Konva from 'konva';
import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import {
  board,
  boardColor,
  firstRules,
  firstTiles,
  inWords,
  place,
  rest,
  slotAt,
  slotColor,
  slots,
  slotSize,
  tileSize,
} from '../shared/board';
import '../shared/style.css';
import { PlainBoard } from './PlainBoard';

interface Held extends Konva.Vector2d {
  id: string;
}

type Drag = Konva.KonvaEventObject<DragEvent>;

export default function App() {
  const [box, width] = useWidth();
  const [rules, setRules] = useState(firstRules);
  const [plainTiles, setPlainTiles] = useState(firstTiles);
  const [tiles, setTiles] = useState(firstTiles);
  // The held tile is drawn at its current position; its entry in the list keeps the position where the drag began.
  const [held, setHeld] = useState<Held>();
  const [cursor, setCursor] = useState('default');

  const lift = ({ target }: Drag) => {
    setCursor('grabbing');
    setTiles((all) => [
      ...all.filter(({ id }) => id !== target.id()),
      ...all.filter(({ id }) => id === target.id()),
    ]);
  };

  // The node is corrected too: at the edge, the state does not change, so the binding would write nothing.
  const move = ({ target }: Drag) => {
    target.position(place(target.position(), rules));
    setHeld({ id: target.id(), ...target.position() });
  };

  const drop = () => {
    if (!held) return;
    const where = rest(held.id, held, tiles);
    setTiles((all) => all.map((tile) => (tile.id === held.id ? { ...tile, ...where } : tile)));
    setHeld(undefined);
    setCursor('grab');
  };

  const over = held && slotAt(held);

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={rules.snaps}
            onChange={(event) => setRules({ ...rules, snaps: event.target.checked })}
          />{' '}
          Snap to grid
        </label>
        <label>
          <input
            type="checkbox"
            checked={rules.stays}
            onChange={(event) => setRules({ ...rules, stays: event.target.checked })}
          />{' '}
          Stay on board
        </label>
      </div>
      <div className="boards">
        <figure>
          <PlainBoard rules={rules} onDrop={setPlainTiles} />
          <figcaption>
            <b>Plain canvas</b>
            <br />
            <output>{inWords(plainTiles)}</output>
          </figcaption>
        </figure>
        <figure>
          {/* The board is placed around x = 0, and the layer keeps this point in the middle of the stage. */}
          <div ref={box}>
            <Stage width={width} height={board.height} style={{ cursor }}>
              <Layer x={width / 2}>
                <Rect
                  x={board.left}
                  y={board.top}
                  width={board.width}
                  height={board.height}
                  fill={boardColor}
                />
                {slots.map((slot) => (
                  <Rect
                    key={slot.id}
                    name="slot"
                    {...slot}
                    offsetX={slotSize / 2}
                    offsetY={slotSize / 2}
                    width={slotSize}
                    height={slotSize}
                    fill={slotColor(slot === over)}
                  />
                ))}
                {tiles.map((tile) => (
                  <Rect
                    key={tile.id}
                    name="tile"
                    {...tile}
                    {...(tile.id === held?.id && held)}
                    offsetX={tileSize / 2}
                    offsetY={tileSize / 2}
                    width={tileSize}
                    height={tileSize}
                    draggable
                    onMouseEnter={() => setCursor('grab')}
                    onMouseLeave={() => setCursor('default')}
                    onDragStart={lift}
                    onDragMove={move}
                    onDragEnd={drop}
                  />
                ))}
              </Layer>
            </Stage>
          </div>
          <figcaption>
            <b>Nodes</b>
            <br />
            <output>{inWords(tiles)}</output>
          </figcaption>
        </figure>
      </div>
    </>
  );
}
