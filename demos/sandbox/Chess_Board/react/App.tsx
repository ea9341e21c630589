import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Rect, Shape, Stage } from 'react-konva';
import { PROMOTIONS } from '../shared/rules';
import {
  boardOf,
  drawBoard,
  marksOf,
  pieceViews,
  ringOf,
  squareUnder,
  targetsOf,
} from '../shared/scene';
import {
  byKey,
  drop,
  enter,
  flip,
  goTo,
  newTable,
  openingTable,
  pick,
  promote,
  touch,
  withoutCursor,
} from '../shared/table';
import { PieceNode } from './PieceNode';
import { Score } from './Score';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [box, size] = useSize<HTMLDivElement>();
  const [table, setTable] = useState(openingTable);
  const [text, setText] = useState('');
  const [isOverPiece, setIsOverPiece] = useState(false);
  const board = boardOf(size);
  const ring = ringOf(table);

  // One event for mouse and finger: after a tap on an empty square, browsers send a click, too.
  const handleTouch = ({ evt, currentTarget }: Konva.KonvaEventObject<PointerEvent>) => {
    if (evt.button !== 0) return;
    const point = currentTarget.getStage()?.findOne('.board')?.getRelativePointerPosition();
    const square = point ? squareUnder(point, table.isFlipped) : null;
    if (square !== null) setTable((now) => withoutCursor(touch(now, square)));
  };

  const handleEntry = () => {
    const next = enter(table, text);
    setTable(next);
    // A refused input stays, so that the user can correct it.
    if (next.played !== table.played) setText('');
  };

  return (
    <div className="chess">
      <div className="game">
        <div
          ref={box}
          className="board"
          role="application"
          tabIndex={0}
          aria-label="Chess board"
          aria-describedby="hint"
          style={{ cursor: isOverPiece ? 'grab' : 'default' }}
          onBlur={() => setTable(withoutCursor)}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            const next = byKey(table, event.key);
            if (!next) return;
            event.preventDefault();
            setTable(next);
          }}
        >
          <Stage {...size} onPointerClick={handleTouch}>
            {/* The board is drawn once for each size; marks and pieces are above it. */}
            <Layer listening={false}>
              <Shape {...board} name="tiles" isFlipped={table.isFlipped} sceneFunc={drawBoard} />
            </Layer>
            <Layer>
              <Group {...board}>
                <Group listening={false}>
                  {marksOf(table).map((mark) => (
                    <Rect key={mark.id} {...mark} />
                  ))}
                </Group>
                <Group>
                  {pieceViews(table).map((view) => (
                    <PieceNode
                      key={view.id}
                      view={view}
                      onPick={() => {
                        const square = squareUnder(view.place, table.isFlipped);
                        if (square !== null) setTable((now) => withoutCursor(pick(now, square)));
                      }}
                      onDrop={(position) =>
                        setTable((now) => drop(now, squareUnder(position, now.isFlipped)))
                      }
                      onHover={setIsOverPiece}
                    />
                  ))}
                </Group>
                <Group listening={false}>
                  {targetsOf(table).map((target) => (
                    <Circle key={target.id} {...target} />
                  ))}
                </Group>
                <Group listening={false}>
                  <Rect {...ring.outer} />
                  <Rect {...ring.inner} />
                </Group>
              </Group>
            </Layer>
          </Stage>
        </div>
        <Score table={table} onGoTo={(count) => setTable((now) => goTo(now, count))} />
      </div>
      <div className="controls">
        <p className="says" role="status">
          {table.says}
        </p>
        {table.asked && (
          <fieldset aria-label="Promote to">
            {PROMOTIONS.map((kind) => (
              <button
                key={kind}
                type="button"
                onClick={() => setTable((now) => promote(now, kind))}
              >
                {kind}
              </button>
            ))}
          </fieldset>
        )}
        <button
          type="button"
          disabled={table.at === 0}
          onClick={() => setTable((now) => goTo(now, now.at - 1))}
        >
          Back
        </button>
        <button
          type="button"
          disabled={table.at === table.played.length}
          onClick={() => setTable((now) => goTo(now, now.at + 1))}
        >
          Forth
        </button>
        <button type="button" onClick={() => setTable(flip)}>
          Flip board
        </button>
        <button
          type="button"
          onClick={() => {
            setText('');
            setTable(newTable());
          }}
        >
          New game
        </button>
        <div className="entry">
          <input
            aria-label="Move or FEN"
            placeholder="Nf3, e2e4 or FEN"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') handleEntry();
            }}
          />
          <button type="button" onClick={handleEntry}>
            Play
          </button>
        </div>
        <span id="hint" hidden>
          Arrow keys move the ring, Enter picks a piece and drops it, Escape puts it back.
        </span>
      </div>
    </div>
  );
}
