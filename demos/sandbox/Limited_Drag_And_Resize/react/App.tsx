import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Group, Layer, Shape, Stage, Transformer } from 'react-konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { NumberField } from '../../../common/react/NumberField';
import { useWidth } from '../../../common/react/use-width';
import { FIELDS, roomKey } from '../shared/commands';
import {
  fit,
  furnitureConfig,
  handlesConfig,
  idOf,
  isHandle,
  limitTo,
  roomConfig,
  rugConfig,
  sizeFor,
  straighten,
  takeBox,
} from '../shared/look';
import {
  dragTo,
  LIMITS,
  newRoom,
  onlyOf,
  press,
  redoNext,
  release,
  reshape,
  rugsOf,
  selectedOf,
  toggle,
  typeNumber,
  undoLast,
} from '../shared/room';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [room, change] = useState(newRoom);
  const layer = useRef<Konva.Layer>(null);
  const handles = useRef<Konva.Transformer>(null);
  const place = fit(width);
  const only = onlyOf(room);
  const { selected } = room;

  // The Transformer needs nodes; the state holds ids.
  useEffect(() => {
    const nodes = selected.map((id) => layer.current?.findOne(`#rug-${id}`));
    handles.current?.nodes(nodes.filter((node) => node !== undefined));
  }, [selected]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = roomKey(event);
      if (!command) return;
      event.preventDefault();
      change(command);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const down = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (!evt.isPrimary || evt.button !== 0 || isHandle(target)) return;
    const [id, adds] = [idOf(target), evt.shiftKey];
    change((now) => press(now, id, adds));
  };

  // The node first: where a wall stops it, the state does not change, and nothing would be rendered.
  const drag = (id: number, { target }: Konva.KonvaEventObject<DragEvent>) => {
    const next = dragTo(room, id, target.position());
    const rug = rugsOf(next).find((one) => one.id === id);
    if (rug) target.position({ x: rug.x, y: rug.y });
    change(next);
  };

  const pull = (id: number, { target }: Konva.KonvaEventObject<Event>) => {
    const next = takeBox(target);
    change((now) => reshape(now, id, next));
  };

  return (
    <>
      <div className="controls room-bar">
        <fieldset aria-label="Rugs">
          {rugsOf(room).map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={selected.includes(id)}
              onClick={() => change((now) => toggle(now, id))}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <span className="gap" />
        <button type="button" disabled={!canUndo(room.history)} onClick={() => change(undoLast)}>
          Undo
        </button>
        <button type="button" disabled={!canRedo(room.history)} onClick={() => change(redoNext)}>
          Redo
        </button>
      </div>
      <div
        ref={box}
        className="room"
        role="application"
        tabIndex={0}
        aria-label="Room"
        aria-describedby="keys"
      >
        <Stage {...sizeFor(width)} onPointerDown={down}>
          <Layer listening={false} {...place}>
            <Shape {...roomConfig} />
          </Layer>
          <Layer ref={layer} {...place}>
            <Group>
              {rugsOf(room).map((rug) => (
                <Shape
                  key={rug.id}
                  {...rugConfig(rug)}
                  onDragMove={(event) => drag(rug.id, event)}
                  onDragEnd={() => change(release)}
                  onTransform={(event) => pull(rug.id, event)}
                  onTransformEnd={() => change(release)}
                />
              ))}
            </Group>
            <Shape {...furnitureConfig} />
            <Transformer
              ref={handles}
              {...handlesConfig(selected.length)}
              boundBoxFunc={limitTo(place, selectedOf(room))}
              onTransformEnd={() => straighten(handles.current)}
            />
          </Layer>
        </Stage>
      </div>
      <p className="room-status" role="status">
        {room.says}
      </p>
      <div className="controls room-bar">
        {FIELDS.map(({ field, label }) => (
          <NumberField
            key={field}
            label={label}
            limits={LIMITS[field]}
            value={only && String(Math.round(only[field]))}
            onNumber={(value) => change((now) => typeNumber(now, field, value))}
          />
        ))}
      </div>
      <p id="keys" hidden>
        1 and 2 select a rug, 3 both. Arrow keys move what is selected, with Shift by ten
        centimeters.
      </p>
    </>
  );
}
