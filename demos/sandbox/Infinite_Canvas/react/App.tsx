import { memo, useCallback, useRef, useState } from 'react';
import type Konva from 'konva';
import { Arrow, Group, Layer, Rect, Ring, Shape, Stage, Star, Text } from 'react-konva';
import * as boards from '../shared/board';
import '../shared/style.css';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { scenePoint, wheelFactor, zoomAt, type View } from '../../../common/konva/zoom';
import { useSize } from '../../../common/react/use-size';
import { describe, drawGrid, firstView, LIMITS, viewOn } from '../shared/view';

interface NoteNodeProps {
  note: boards.Note;
  isSelected: boolean;
  change(next: (board: boards.Board) => boards.Board): void;
  onEdit(): void;
}

/** Memoized: moving the view renders the stage but not the notes. */
const NoteNode = memo(({ note, isSelected, change, onEdit }: NoteNodeProps) => (
  <Group
    {...boards.noteConfig(note)}
    onPointerClick={({ evt }) => evt.button === 0 && change((now) => boards.select(now, note.id))}
    onPointerDblClick={({ evt }) => evt.button === 0 && onEdit()}
    onDragStart={({ target }) => target.moveToTop()}
    onDragEnd={({ target }) => change((now) => boards.move(now, note.id, target.position()))}
  >
    <Rect {...boards.paperConfig(note, isSelected)} />
    <Text {...boards.wordsConfig(note)} />
  </Group>
));

export default function App() {
  const [holder, size] = useSize<HTMLDivElement>();
  const [board, change] = useState(boards.newBoard);
  const field = useRef<HTMLInputElement>(null);
  const edit = useCallback(() => field.current?.focus(), []);
  // Null is the initial view, for any size of the window.
  const [chosenView, setView] = useState<View | null>(null);
  const view = chosenView ?? firstView(size);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const note = boards.selectedOf(board);

  const pan = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    // The dragmove of a note bubbles to the stage.
    if (target === target.getStage()) setView({ ...target.position(), scale: view.scale });
  };

  const zoom = (factor: number, point: Konva.Vector2d = middle) =>
    setView(zoomAt(view, point, factor, LIMITS));

  const goTo = (id: string) => {
    const target = board.notes.find((one) => one.id === id);
    change(boards.select(board, id));
    if (target) setView(viewOn(boards.middleOf(target), view.scale, size));
  };

  return (
    <div className="page">
      <div
        className="board"
        ref={holder}
        role="application"
        tabIndex={0}
        aria-label={boards.LABEL}
        onKeyDown={(event) => {
          const next = boards.pressKey(board, event.nativeEvent);
          if (!next) return;
          event.preventDefault();
          change(next);
        }}
      >
        <Stage
          {...size}
          x={view.x}
          y={view.y}
          scaleX={view.scale}
          scaleY={view.scale}
          draggable
          onDragMove={pan}
          onWheel={({ evt, currentTarget }) => {
            const point = currentTarget.getStage()?.getPointerPosition();
            if (point && claimWheel(evt)) zoom(wheelFactor(evt), point);
          }}
        >
          {/* One shape for all dots. It draws the visible ones, so the grid has no end. */}
          <Layer listening={false}>
            <Shape name="grid" sceneFunc={(context) => drawGrid(context, view, size)} />
          </Layer>
          <Layer>
            <Arrow {...boards.trail} />
            <Star {...boards.sun} />
            <Ring {...boards.ring} />
            {board.notes.map((one) => (
              <NoteNode
                key={one.id}
                note={one}
                isSelected={one === note}
                change={change}
                onEdit={edit}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          Note
          <select value={note?.id ?? ''} onChange={({ target }) => goTo(target.value)}>
            <option value="">None</option>
            {boards.byNumber(board).map(({ id, text }) => (
              <option key={id} value={id}>
                {text || 'Empty'}
              </option>
            ))}
          </select>
        </label>
        <input
          ref={field}
          aria-label="Text"
          placeholder={note ? 'Text of the note' : 'Select a note'}
          maxLength={boards.MOST_LETTERS}
          readOnly={!note}
          value={note?.text ?? ''}
          onChange={({ target }) => change(boards.write(board, target.value))}
        />
        <button
          type="button"
          className="primary"
          onClick={() => {
            change(boards.add(board, scenePoint(view, middle)));
            edit();
          }}
        >
          Add note
        </button>
        <button type="button" disabled={!note} onClick={() => change(boards.remove(board))}>
          Remove
        </button>
        <button
          type="button"
          disabled={board.past.length === 0}
          onClick={() => change(boards.undo)}
        >
          Undo
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoom(1.5)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => zoom(1 / 1.5)}>
          −
        </button>
        <button type="button" onClick={() => setView(null)}>
          Back to the start
        </button>
        <output>{describe(view, size)}</output>
      </div>
    </div>
  );
}
