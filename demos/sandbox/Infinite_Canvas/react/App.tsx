import { memo, useCallback, useState } from 'react';
import type Konva from 'konva';
import { Arrow, Group, Layer, Rect, Ring, Shape, Stage, Star, Text } from 'react-konva';
import {
  newNotes,
  noteConfig,
  paperConfig,
  ring,
  sun,
  trail,
  wordsConfig,
  type Note,
} from '../shared/board';
import '../shared/style.css';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { wheelFactor } from '../../../common/konva/zoom';
import { useSize } from '../../../common/react/use-size';
import { describe, drawGrid, firstView, zoom, type View } from '../shared/view';

interface NoteNodeProps {
  note: Note;
  onMove(id: string, x: number, y: number): void;
}

/** Memoized: moving the view renders the stage but not the notes. */
const NoteNode = memo(({ note, onMove }: NoteNodeProps) => (
  <Group
    {...noteConfig(note)}
    onDragStart={({ target }) => target.moveToTop()}
    onDragEnd={({ target }) => onMove(note.id, target.x(), target.y())}
  >
    <Rect {...paperConfig(note)} />
    <Text {...wordsConfig(note)} />
  </Group>
));

export default function App() {
  const [board, size] = useSize<HTMLDivElement>();
  const [notes, setNotes] = useState(newNotes);
  // Null is the initial view, for any size of the window.
  const [chosenView, setView] = useState<View | null>(null);
  const view = chosenView ?? firstView(size);

  /** The moved note becomes the last one, so it is drawn above the others. */
  const moveNote = useCallback((id: string, x: number, y: number) => {
    setNotes((all) => [
      ...all.filter((note) => note.id !== id),
      ...all.filter((note) => note.id === id).map((note) => ({ ...note, x, y })),
    ]);
  }, []);

  const pan = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    // The dragmove of a note bubbles to the stage.
    if (target === target.getStage()) setView({ ...target.position(), scale: view.scale });
  };

  const zoomAtPointer = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (!point || !claimWheel(evt)) return;
    setView(zoom(view, wheelFactor(evt), point));
  };

  const zoomMiddle = (factor: number) =>
    setView(zoom(view, factor, { x: size.width / 2, y: size.height / 2 }));

  return (
    <div className="page">
      <div className="board" ref={board}>
        <Stage
          {...size}
          x={view.x}
          y={view.y}
          scaleX={view.scale}
          scaleY={view.scale}
          draggable
          onDragMove={pan}
          onWheel={zoomAtPointer}
        >
          {/* One shape for all dots. It draws the visible ones, so the grid has no end. */}
          <Layer listening={false}>
            <Shape name="grid" sceneFunc={(context) => drawGrid(context, view, size)} />
          </Layer>
          <Layer>
            <Arrow {...trail} />
            <Star {...sun} />
            <Ring {...ring} />
            {notes.map((note) => (
              <NoteNode key={note.id} note={note} onMove={moveNote} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" aria-label="Zoom in" onClick={() => zoomMiddle(1.5)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => zoomMiddle(1 / 1.5)}>
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
