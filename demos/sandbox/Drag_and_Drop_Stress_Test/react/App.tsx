import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Konva from 'konva';
import { Layer, Stage } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import { FrameRate } from './FrameRate';
import { DEFAULTS, HEIGHT, LAYER_CHOICES, pickUp, setStars } from '../shared/galaxy';
import '../shared/style.css';

export default function App() {
  const [box, width] = useWidth();
  const [stars, setStarCount] = useState(DEFAULTS.stars);
  const [layerCount, setLayerCount] = useState(DEFAULTS.layers);
  const [isLifted, setIsLifted] = useState(true);
  const [cursor, setCursor] = useState('default');
  const stage = useRef<Konva.Stage>(null);
  const top = useRef<Konva.Layer>(null);
  const drop = useRef<(() => void) | null>(null);

  // The stars are plain nodes: no state changes them, and components would double the time to create them.
  const fill = useEffectEvent(() => {
    const layers = stage.current?.getLayers().filter((layer) => layer !== top.current);
    setStars(layers ?? [], stars, width);
  });
  // A later width moves the layers but not the stars.
  const isMeasured = width > 0;
  useEffect(() => {
    if (isMeasured) fill();
  }, [stars, layerCount, isMeasured]);

  const press = ({ evt, target }: Konva.KonvaEventObject<PointerEvent>) => {
    if (evt.button !== 0 || !(target instanceof Konva.Circle) || !top.current || drop.current)
      return;
    drop.current = pickUp(target, top.current, isLifted);
  };

  return (
    <>
      <div className="sky" ref={box} style={{ cursor }}>
        {/* One listener for each event serves all stars. */}
        <Stage
          ref={stage}
          width={width}
          height={HEIGHT}
          onPointerDown={press}
          onPointerMove={({ target }) =>
            setCursor(target instanceof Konva.Circle ? 'grab' : 'default')
          }
          onDragEnd={() => {
            drop.current?.();
            drop.current = null;
          }}
        >
          {/* A new number of layers creates all of them again, and the effect fills them. */}
          {Array.from({ length: layerCount }, (_, i) => (
            <Layer key={`${layerCount}-${i}`} x={width / 2} />
          ))}
          <Layer key="top" ref={top} name="top" x={width / 2} />
        </Stage>
      </div>
      <div className="controls">
        <label>
          Stars
          <input
            type="range"
            min={1000}
            max={30000}
            step={1000}
            value={stars}
            onChange={(event) => setStarCount(event.target.valueAsNumber)}
          />
          <output>{stars}</output>
        </label>
        <label>
          Layers
          <select
            value={layerCount}
            onChange={(event) => setLayerCount(Number(event.target.value))}
          >
            {LAYER_CHOICES.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={isLifted}
            onChange={(event) => setIsLifted(event.target.checked)}
          />
          Lift while dragging
        </label>
      </div>
      <FrameRate />
    </>
  );
}
