import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Image, Layer, Rect, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import * as view from '../shared/look';
import * as model from '../shared/room';

export default function App() {
  const [box, width] = useWidth();
  const [pictures, setPictures] = useState<view.Pictures>({});
  const [room, change] = useState(model.newRoom);
  const layer = useRef<Konva.Layer>(null);
  const handles = useRef<Konva.Transformer>(null);
  const place = view.fit(width);
  const only = model.onlyOf(room);
  const { selected } = room;

  useEffect(() => void view.loadPictures().then(setPictures), []);

  // The Transformer needs nodes; the state holds ids.
  useEffect(() => {
    const nodes = selected.map((id) => layer.current?.findOne(`#rug-${id}`));
    handles.current?.nodes(nodes.filter((node) => node !== undefined));
  }, [selected]);

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
    if (!evt.isPrimary || evt.button !== 0 || view.isHandle(target)) return;
    change((last) => model.press(last, view.idOf(target), evt.shiftKey));
  };

  // Correct the node first: where a wall stops it, the state does not change, so nothing would render.
  const drag = (id: number, { target }: Konva.KonvaEventObject<DragEvent>) => {
    const next = model.dragTo(room, id, target.position());
    const rug = next.rugs.find((one) => one.id === id);
    if (rug) target.position({ x: rug.x, y: rug.y });
    change(next);
  };

  const pull = (id: number, { target }: Konva.KonvaEventObject<Event>) => {
    const next = view.takeBox(target);
    change((last) => model.reshape(last, id, next));
  };

  return (
    <>
      <div className="controls">
        {room.rugs.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={selected.includes(id)}
            onClick={() => change((last) => model.toggle(last, id))}
          >
            {name}
          </button>
        ))}
        {model.ACTIONS.map(({ label, act, can }) => (
          <button key={label} type="button" disabled={!can(room)} onClick={() => change(act)}>
            {label}
          </button>
        ))}
        <p role="status">{model.describe(room)}</p>
      </div>
      <div ref={box} role="application" tabIndex={0} aria-label={view.LABEL}>
        <Stage {...place} onPointerDown={press}>
          <Layer listening={false}>
            <Image {...view.sceneryConfig(pictures['room'])} />
          </Layer>
          <Layer ref={layer}>
            {room.rugs.map((rug) => (
              <Rect
                key={rug.id}
                {...view.rugConfig(rug, pictures)}
                onDragMove={(event) => drag(rug.id, event)}
                onDragEnd={() => change(model.release)}
                onTransform={(event) => pull(rug.id, event)}
                onTransformEnd={() => change(model.release)}
              />
            ))}
            <Image {...view.sceneryConfig(pictures['furniture'])} />
            <Transformer
              ref={handles}
              {...view.handlesConfig(selected.length)}
              boundBoxFunc={view.limitTo(place, model.selectedOf(room))}
              onTransformEnd={() => view.straighten(handles.current)}
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        {model.FIELDS.map(({ field, label, min, max }) => (
          <label key={field}>
            {label}{' '}
            <input
              type="range"
              min={min}
              max={max}
              disabled={!only}
              value={only?.[field] ?? min}
              onChange={({ target }) =>
                change((last) => model.setField(last, field, target.valueAsNumber))
              }
            />
          </label>
        ))}
      </div>
    </>
  );
}
