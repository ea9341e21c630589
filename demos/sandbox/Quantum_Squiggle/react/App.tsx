import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Layer, Line, Stage } from 'react-konva';
import {
  backgroundOf,
  createSwing,
  HEIGHT,
  LABEL,
  placeScene,
  press,
  put,
  start,
  wantsMotion,
} from '../shared/cells';
import glass from './microscope.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [field, setField] = useState(start);
  const [isPlaying, setIsPlaying] = useState(wantsMotion);
  const layer = useRef<Konva.Layer>(null);
  const swing = useRef<Konva.Animation>(null);

  useEffect(() => {
    if (!layer.current) return;
    swing.current ??= createSwing(layer.current);
    const animation = swing.current;
    if (isPlaying) animation.start();
    return () => {
      animation.stop();
    };
  }, [isPlaying]);

  const drop = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const [id, to] = [target.id(), target.position()];
    setField((now) => put(now, id, to));
  };
  const handleKey = ({ nativeEvent: event }: KeyboardEvent) => {
    if (press(field, event)) event.preventDefault();
    setField((now) => press(now, event) ?? now);
  };

  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={LABEL}
        style={{ background: backgroundOf(glass, width) }}
        onKeyDown={handleKey}
      >
        <Stage width={width} height={HEIGHT}>
          <Layer
            ref={layer}
            {...placeScene(width)}
            onPointerDown={({ evt, target }) => {
              if (evt.button === 0) setField((now) => ({ ...now, chosen: target.id() }));
            }}
          >
            {field.cells.map((cell) => (
              <Line
                key={cell.id}
                {...cell}
                strokeWidth={cell.id === field.chosen ? 4 : 1.5}
                onDragEnd={drop}
              />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setIsPlaying((now) => !now)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
      </div>
    </>
  );
}
