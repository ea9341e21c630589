import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Line, Sprite, Stage } from 'react-konva';
import useImage from 'use-image';
import sheet from './bird-sheet.webp';

const width = window.innerWidth;
const center = width / 2;

// Frames are numbered row by row: five in a row, each 240 by 240 pixels.
const frames = (...numbers: number[]) =>
  numbers.flatMap((n) => [(n % 5) * 240, Math.floor(n / 5) * 240, 240, 240]);

const animations = {
  idle: frames(0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 3, 0),
  jump: frames(4, 5, 6, 7, 8, 9),
};

export default function App() {
  const [image] = useImage(sheet);
  const bird = useRef<Konva.Sprite>(null);
  const [animation, setAnimation] = useState<keyof typeof animations>('idle');
  const [frameRate, setFrameRate] = useState(9);

  // A sprite stands still until its node is started; there is no prop for it.
  useEffect(() => {
    bird.current?.start();
  }, [image]);

  // Props reach only pointer, drag and transform events, so this one is bound to the node.
  useEffect(() => {
    const node = bird.current;
    if (!node || animation !== 'jump') return;
    // Another animation begins at frame 0. The next 0 comes after its last frame.
    node.on('frameIndexChange.jump', () => {
      if (node.frameIndex() === 0) setAnimation('idle');
    });
    return () => {
      node.off('frameIndexChange.jump');
    };
  }, [animation]);

  return (
    <>
      <Stage width={width} height={260}>
        <Layer>
          <Circle x={center + 56} y={92} radius={64} fill="#f2664a" />
          <Line
            x={center}
            points={[-center, 226, 0, 214, 150, 234]}
            tension={0.5}
            stroke="#1b1f2a"
            strokeWidth={10}
            lineCap="round"
          />
          {image && (
            <Sprite
              ref={bird}
              name="bird"
              x={center - 84}
              y={54}
              scaleX={0.68}
              scaleY={0.68}
              image={image}
              animations={animations}
              animation={animation}
              frameRate={frameRate}
            />
          )}
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setAnimation('jump')}>
          Jump
        </button>
        <label>
          Frames per second
          <input
            type="range"
            min={2}
            max={20}
            value={frameRate}
            onChange={(event) => setFrameRate(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </>
  );
}
