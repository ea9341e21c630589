import { useCallback, useEffect, useRef, useState } from 'react';
import Konva from 'konva';
import type { CharRenderProps } from 'konva/lib/shapes/Text';
import { Layer, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { effects, look, names, type Effect } from '../shared/effects';

export default function App() {
  const [box, width] = useWidth();
  const [isPlaying, setIsPlaying] = useState(false);
  const [effect, setEffect] = useState<Effect>('Fade');
  const layer = useRef<Konva.Layer>(null);
  const time = useRef(0);
  const kept = useRef<Konva.Animation>(null);

  // Each effect has a new function. Setting it redraws the text.
  const drawLetter = useCallback(
    (letter: CharRenderProps) => effects[effect](letter, time.current),
    [effect],
  );

  useEffect(() => {
    if (!isPlaying) return;
    // Konva does not track the ref, so the animation draws the layer. It is kept for the next run, so that its time continues.
    const animation = (kept.current ??= new Konva.Animation((frame) => {
      time.current = frame.time;
    }, layer.current));
    animation.start();
    return () => {
      animation.stop();
    };
  }, [isPlaying]);

  // The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={180}>
        <Layer ref={layer} x={width / 2}>
          <Text {...look} charRenderFunc={drawLetter} />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setIsPlaying((now) => !now)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        {names.map((name) => (
          <button
            type="button"
            key={name}
            aria-pressed={name === effect}
            onClick={() => setEffect(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
