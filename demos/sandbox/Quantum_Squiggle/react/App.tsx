import { memo, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Layer, Line, Shape, Stage } from 'react-konva';
import { frameFigures, runFrames, type FrameWork } from '../../../common/konva/frame-work';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { useWidth } from '../../../common/react/use-width';
import {
  COUNTS,
  describe,
  kept,
  LABEL,
  nextCell,
  put,
  wayOf,
  withCount,
  type Cell,
} from '../shared/cells';
import { cellConfig, fitField, glassConfig, swing } from '../shared/look';
import '../../../common/konva/figures.css';
import '../shared/style.css';

interface CellsProps {
  cells: readonly Cell[];
  chosen: string | null;
  onDrag: (event: Konva.KonvaEventObject<DragEvent>) => void;
}

/** Renders when a cell is moved or chosen, and not when the figures change. */
const Cells = memo(({ cells, chosen, onDrag }: CellsProps) =>
  cells.map((cell) => (
    <Line
      key={cell.id}
      {...cellConfig(cell, cells.length, cell.id === chosen)}
      onDragMove={onDrag}
    />
  )),
);

export default function App() {
  const [box, measured] = useWidth();
  const [cells, setCells] = useState(() => withCount([], COUNTS.start));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPlaying, setIsPlaying] = useState(wantsMotion);
  const [listens, setListens] = useState(true);
  const [work, setWork] = useState<FrameWork>();
  const layer = useRef<Konva.Layer>(null);
  const seconds = useRef(0);
  const { width, height, ...scale } = fitField(measured);

  // The tension belongs to the animation; no prop sets it. New cells get theirs here.
  useEffect(() => {
    if (layer.current) swing(layer.current, cells, seconds.current);
  }, [cells]);

  const frame = useEffectEvent((timeDiff: number) => {
    seconds.current += timeDiff / 1000;
    if (layer.current) swing(layer.current, cells, seconds.current);
  });
  useEffect(() => {
    if (!isPlaying || !layer.current) return;
    return runFrames(layer.current, (timeDiff) => frame(timeDiff), setWork);
  }, [isPlaying]);

  const [drag] = useState(() => ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    // The node first: a place that did not change is not written again.
    target.position(kept(target.position()));
    const place = target.position();
    setCells((now) => put(now, target.id(), place));
  });

  function handleKey(event: KeyboardEvent) {
    const way = wayOf(event);
    const cell = cells.find(({ id }) => id === chosen);
    if (!way || !cell) return;
    event.preventDefault();
    setCells(put(cells, cell.id, { x: cell.x + way.x, y: cell.y + way.y }));
  }

  return (
    <>
      <div
        className="glass"
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        onKeyDown={handleKey}
      >
        <Stage width={width} height={height}>
          <Layer {...scale} listening={false}>
            <Shape {...glassConfig} />
          </Layer>
          <Layer
            ref={layer}
            {...scale}
            listening={listens}
            onPointerDown={({ target }) => setChosen(target.id())}
          >
            <Cells cells={cells} chosen={chosen} onDrag={drag} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setIsPlaying((now) => !now)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <label>
          Cells
          <input
            type="range"
            min={COUNTS.least}
            max={COUNTS.most}
            step={COUNTS.step}
            value={cells.length}
            onChange={({ target }) => setCells(withCount(cells, target.valueAsNumber))}
          />
          <output>{cells.length}</output>
        </label>
        <label>
          <input
            type="checkbox"
            checked={listens}
            onChange={({ target }) => setListens(target.checked)}
          />
          Hit graph
        </label>
        <button type="button" onClick={() => setChosen(nextCell(cells, chosen))}>
          Next cell
        </button>
        <p role="status">{describe(cells, chosen)}</p>
      </div>
      <dl className="figures">
        {frameFigures(work).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
