import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Konva from 'konva';
import { Circle, Group, Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import * as scene from '../shared/rectangles';

export default function App() {
  const [box, width] = useWidth();
  const [isPlaying, setIsPlaying] = useState(scene.wantsMotion);
  const [speed, setSpeed] = useState(90);
  const rectangles = useRef<Konva.Group>(null);

  // Reads the latest speed without restarting the animation.
  const turn = useEffectEvent((timeDiff: number) => {
    rectangles.current?.children.forEach((node) => node.rotate((speed * timeDiff) / 1000));
  });

  useEffect(() => {
    if (!isPlaying) return;
    const animation = new Konva.Animation((frame) => turn(frame.timeDiff));
    animation.start();
    return () => {
      animation.stop();
    };
  }, [isPlaying]);

  // The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={195}>
        <Layer x={width / 2}>
          <Group ref={rectangles}>
            {/* The animation owns rotation: it is not a prop. */}
            {scene.rectangles.map((rectangle) => (
              <Rect key={rectangle.name} {...rectangle} />
            ))}
          </Group>
          {scene.pivots.map((pivot) => (
            <Circle key={pivot.name} {...pivot} />
          ))}
          {scene.labels.map((label) => (
            <Text key={label.text} {...label} />
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setIsPlaying((now) => !now)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <label>
          Speed{' '}
          <input
            type="range"
            min={-360}
            max={360}
            step={15}
            value={speed}
            onChange={(event) => setSpeed(event.target.valueAsNumber)}
          />
        </label>
        <output>{speed}° per second</output>
      </div>
    </div>
  );
}
