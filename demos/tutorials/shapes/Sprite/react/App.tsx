import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Sprite, Stage } from 'react-konva';
import useImage from 'use-image';
import { useWidth } from '../../../../common/react/use-width';
import sheet from './bird-sheet.webp';

// Frames are numbered row by row: five in a row, each 240 by 240 pixels.
const frames = (...numbers: number[]) =>
  numbers.flatMap((n) => [(n % 5) * 240, Math.floor(n / 5) * 240, 240, 240]);

const animations = {
  idle: frames(0, 1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 3, 0),
  jump: frames(4, 5, 6, 7, 8, 9),
};

export default function App() {
  const [box, width] = useWidth();
  const [image] = useImage(sheet);
  const bird = useRef<Konva.Sprite>(null);
  const [animation, setAnimation] = useState<keyof typeof animations>('idle');
  const [frameRate, setFrameRate] = useState(9);

  // A sprite does not play until its node is started; there is no prop for it.
  useEffect(() => {
    bird.current?.start();
  }, [image]);

  // Props support only pointer, drag and transform events, so listen on the node.
  useEffect(() => {
    const node = bird.current;
    if (!node || animation !== 'jump') return;
    // A new animation starts at frame 0, and returns to frame 0 after its last frame.
    node.on('frameIndexChange.jump', () => {
      if (node.frameIndex() === 0) setAnimation('idle');
    });
    return () => {
      node.off('frameIndexChange.jump');
    };
  }, [animation]);

  // The bird is placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          {image && (
            <Sprite
              ref={bird}
              name="bird"
              x={-84}
              y={40}
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
    </div>
  );
}
