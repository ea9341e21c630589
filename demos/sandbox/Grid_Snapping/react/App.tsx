import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Path, Rect, Shape, Stage, Transformer } from 'react-konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { useWidth } from '../../../common/react/use-width';
import { yardKey } from '../shared/commands';
import {
  blossomConfig,
  cutsConfig,
  fit,
  ghostConfig,
  gridConfig,
  handlesConfig,
  pieceConfig,
  takeScale,
  toFloor,
  toStage,
  yardConfig,
} from '../shared/look';
import {
  alignAll,
  cutsOf,
  GRID_LIMITS,
  holdAt,
  holdSize,
  lay,
  newYard,
  redoNext,
  select,
  selectedOf,
  setGrid,
  setSnaps,
  shownOf,
  undoLast,
} from '../shared/yard';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [yard, change] = useState(newYard);
  const [typed, setTyped] = useState<string | null>(null);
  const layer = useRef<Konva.Layer>(null);
  const handles = useRef<Konva.Transformer>(null);
  const selected = selectedOf(yard);
  const cuts = cutsOf(yard);

  // The Transformer needs a node; the state holds an id.
  useEffect(() => {
    const node = selected && layer.current?.findOne(`#${selected.id}`);
    handles.current?.nodes(node ? [node] : []);
  }, [selected]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = yardKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const press = ({ target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (target === target.getStage()) change((now) => select(now, null));
    else if (target.hasName('piece')) change((now) => select(now, target.id()));
  };

  const drag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = target.position();
    change((now) => holdAt(now, target.id(), place));
  };

  const setCursor = (cursor: string) => () => {
    if (box.current) box.current.style.cursor = cursor;
  };

  return (
    <>
      <div className="controls yard-bar">
        <label>
          <input
            type="checkbox"
            checked={yard.snaps}
            onChange={({ target }) => change((now) => setSnaps(now, target.checked))}
          />
          Snap to grid
        </label>
        <label>
          Grid, cm
          <input
            type="number"
            {...GRID_LIMITS}
            step={5}
            value={typed ?? yard.grid}
            onChange={({ target }) => {
              setTyped(target.value);
              change((now) => setGrid(now, target.valueAsNumber));
            }}
            onBlur={() => setTyped(null)}
          />
        </label>
        <button type="button" onClick={() => change(alignAll)}>
          Align all
        </button>
        <span className="gap" />
        <button type="button" disabled={!canUndo(yard.history)} onClick={() => change(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(yard.history)} onClick={() => change(redoNext)}>
          Redo
        </button>
      </div>
      <div
        ref={box}
        className="yard"
        role="application"
        tabIndex={0}
        aria-label="Courtyard"
        aria-describedby="keys"
      >
        <Stage {...fit(width)} onPointerDown={press}>
          <Layer listening={false}>
            <Shape {...yardConfig} />
          </Layer>
          <Layer ref={layer}>
            <Path {...gridConfig(yard.grid, yard.snaps, yard.held !== null)} />
            {shownOf(yard).map((piece) => (
              <Shape
                key={piece.id}
                {...pieceConfig(piece)}
                onDragMove={drag}
                onDragEnd={() => change(lay)}
                onTransform={({ target }) => takeScale(target)}
                onTransformEnd={() => change(lay)}
                onMouseEnter={setCursor('grab')}
                onMouseLeave={setCursor('')}
              />
            ))}
            <Path {...cutsConfig(cuts)} />
            <Rect {...ghostConfig(yard.held)} />
            <Shape {...blossomConfig} />
            <Transformer
              ref={handles}
              {...handlesConfig(selected)}
              boundBoxFunc={(_, pulled) => {
                // What a handle would make is rounded to the grid before the piece gets it.
                const [stage, handle] = [
                  layer.current?.getStage(),
                  handles.current?.getActiveAnchor(),
                ];
                if (!stage || !handle) return pulled;
                const next = holdSize(yard, toFloor(stage, pulled), handle);
                change(next);
                return next.held ? { ...toStage(stage, next.held), rotation: 0 } : pulled;
              }}
            />
          </Layer>
        </Stage>
      </div>
      <p className="yard-status" role="status">
        {yard.says} {cuts.size} tiles cut.
      </p>
      <p id="keys" hidden>
        Page Up and Page Down choose a piece. Arrow keys move it to the next line of the grid; with
        Shift they resize a carpet.
      </p>
    </>
  );
}
