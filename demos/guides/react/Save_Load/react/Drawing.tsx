import type Konva from 'konva';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Circle, Layer, Stage } from 'react-konva';
import {
  downloadDots,
  firstDots,
  nextDot,
  readDots,
  reasonOf,
  restoreDots,
  storeDots,
  writeDots,
  type Dot,
} from '../../../../common/konva/dots';
import { useWidth } from '../../../../common/react/use-width';

function restore() {
  try {
    return { dots: restoreDots() ?? firstDots(), message: '' };
  } catch (error) {
    return { dots: firstDots(), message: reasonOf(error) };
  }
}

export function Drawing() {
  const [box, width] = useWidth();
  const layer = useRef<Konva.Layer>(null);
  const [restored] = useState(restore);
  const [dots, setDots] = useState<readonly Dot[]>(restored.dots);
  const [message, setMessage] = useState(restored.message);
  // A text that cannot be read stays in the storage until the drawing changes.
  const kept = useRef<readonly Dot[]>(restored.dots);

  useEffect(() => {
    if (dots === kept.current) return;
    kept.current = dots;
    try {
      storeDots(writeDots(dots));
      setMessage(`Saved ${dots.length} dots.`);
    } catch (error) {
      setMessage(`Not saved. ${reasonOf(error)}`);
    }
  }, [dots]);

  function add({ evt, target }: Konva.KonvaEventObject<PointerEvent>) {
    const place = evt.button === 0 && layer.current?.getRelativePointerPosition();
    if (place && target === target.getStage()) setDots((now) => [...now, nextDot(now, place)]);
  }

  function move(id: number, { x, y }: Konva.Vector2d) {
    setDots((now) => now.map((dot) => (dot.id === id ? { ...dot, x, y } : dot)));
  }

  async function open({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    if (!file) return;
    try {
      setDots(readDots(await file.text()));
      setMessage(`Opened ${file.name}.`);
    } catch (error) {
      setMessage(reasonOf(error));
    }
    // Otherwise, choosing the same file again fires no `change`.
    input.value = '';
  }

  // The dots are placed around x = 0, which the layer keeps in the middle of the stage.
  return (
    <>
      <div ref={box}>
        <Stage width={width} height={220} onPointerClick={add}>
          <Layer ref={layer} x={width / 2}>
            {dots.map(({ id, x, y, fill }) => (
              <Circle
                key={id}
                name="dot"
                x={x}
                y={y}
                fill={fill}
                radius={22}
                draggable
                onDragEnd={({ target }) => move(id, target.position())}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setDots([])}>
          Clear
        </button>
        <button type="button" onClick={() => downloadDots(writeDots(dots))}>
          Download
        </button>
        <label>
          Open file
          {/* The default width is too wide for a small phone. */}
          <input type="file" accept=".json" onChange={open} style={{ width: 210 }} />
        </label>
        <p role="status">{message}</p>
      </div>
    </>
  );
}
