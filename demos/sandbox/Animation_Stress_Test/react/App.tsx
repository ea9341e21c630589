import { memo, useEffect, useMemo, useRef, useState } from 'react';
import Konva from 'konva';
import { Layer, Rect, Stage } from 'react-konva';
import { createBoxes, DEFAULT_COUNT, HEIGHT, SPEED, wantsMotion } from '../shared/boxes';
import { useWidth } from '../../../common/react/use-width';
import { FrameRate } from './FrameRate';

/** Renders when the number changes, and never because of the animation. */
const Boxes = memo(({ count, width }: { count: number; width: number }) => {
  const boxes = useMemo(() => createBoxes(count, width), [count, width]);
  return boxes.map((box, i) => <Rect key={i} {...box} />);
});

export default function App() {
  const [box, width] = useWidth();
  const [count, setCount] = useState(DEFAULT_COUNT);
  const [isPlaying, setIsPlaying] = useState(wantsMotion);
  const [isListening, setIsListening] = useState(false);
  const layer = useRef<Konva.Layer>(null);

  // The animation writes the angles to the nodes: state would render everything 60 times a second.
  useEffect(() => {
    if (!isPlaying) return;
    // One animation for all: the layer is drawn once a frame.
    const animation = new Konva.Animation(({ timeDiff }) => {
      const turn = timeDiff * SPEED;
      for (const box of layer.current?.getChildren() ?? []) box.rotate(turn);
    }, layer.current);
    animation.start();
    return () => {
      animation.stop();
    };
  }, [isPlaying]);

  return (
    <>
      <div ref={box}>
        <Stage width={width} height={HEIGHT}>
          {/* Without listening, Konva does not draw the hit graph, which saves half of the work. */}
          <Layer ref={layer} listening={isListening}>
            <Boxes count={count} width={width} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setIsPlaying((now) => !now)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <label>
          Rectangles
          <input
            type="range"
            min={100}
            max={3000}
            step={100}
            value={count}
            onChange={({ target }) => setCount(target.valueAsNumber)}
          />
          <output>{count}</output>
        </label>
        <label>
          <input
            type="checkbox"
            checked={isListening}
            onChange={({ target }) => setIsListening(target.checked)}
          />
          Hit graph
        </label>
        <FrameRate />
      </div>
    </>
  );
}
