import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Image, Layer, Path, Rect, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import * as view from '../shared/look';
import * as model from '../shared/yard';

export default function App() {
  const [box, width] = useWidth();
  const [pictures, setPictures] = useState<view.Pictures>({});
  const [yard, change] = useState(model.newYard);
  const layer = useRef<Konva.Layer>(null);
  const handles = useRef<Konva.Transformer>(null);
  const selected = model.selectedOf(yard);

  useEffect(() => void view.loadPictures().then(setPictures), []);

  // The Transformer needs a node; the state holds an id.
  useEffect(() => {
    const node = yard.selected && layer.current?.findOne(`#${yard.selected}`);
    handles.current?.nodes(node ? [node] : []);
  }, [yard.selected]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const act = model.keyChange(event);
      if (!act) return;
      event.preventDefault();
      change(act);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);

  const press = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (evt.button !== 0) return;
    if (target === target.getStage()) change((last) => model.select(last, null));
    else if (target.hasName('piece')) change((last) => model.select(last, target.id()));
  };

  const drag = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const at = target.position();
    change((last) => model.holdAt(last, target.id(), at));
  };

  const resize = ({ target }: Konva.KonvaEventObject<Event>) => {
    const to = view.takeScale(target);
    change((last) => model.holdSize(last, to));
  };

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={yard.snaps}
            onChange={({ target }) => change((last) => ({ ...last, snaps: target.checked }))}
          />
          Snap to grid
        </label>
        <label>
          Grid, cm
          <input
            type="range"
            min={10}
            max={80}
            step={10}
            value={yard.grid}
            onChange={({ target }) => change((last) => ({ ...last, grid: target.valueAsNumber }))}
          />
        </label>
        {model.ACTIONS.map(({ label, act, can }) => (
          <button key={label} type="button" disabled={!can(yard)} onClick={() => change(act)}>
            {label}
          </button>
        ))}
        <p role="status">{model.describe(yard)}</p>
      </div>
      <div ref={box} role="application" tabIndex={0} aria-label={view.LABEL}>
        <Stage {...view.fit(width)} onPointerDown={press}>
          <Layer listening={false}>
            <Image {...view.yardConfig(pictures)} />
          </Layer>
          <Layer ref={layer}>
            <Path {...view.gridConfig(yard.grid, yard.snaps)} />
            {model.shownOf(yard).map((piece) => (
              <Rect
                key={piece.id}
                {...view.pieceConfig(piece, pictures)}
                onDragMove={drag}
                onDragEnd={() => change(model.lay)}
                onTransform={resize}
                onTransformEnd={() => change(model.lay)}
              />
            ))}
            <Rect {...view.ghostConfig(yard.held)} />
            <Transformer
              ref={handles}
              {...view.handlesConfig(selected)}
              boundBoxFunc={(_, pulled) =>
                handles.current
                  ? view.snapBox(handles.current, selected, pulled, model.stepOf(yard))
                  : pulled
              }
            />
          </Layer>
        </Stage>
      </div>
    </>
  );
}
