import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Layer, Line, Rect, Stage, Star } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { wantsMotion } from '../../../../common/konva/wants-motion';
import { fixed, lookOf, perform, start } from '../shared/show';

export default function App() {
  const [frame, width] = useWidth();
  const [sky, setSky] = useState<Konva.Rect | null>(null);
  const [hill, setHill] = useState<Konva.Line | null>(null);
  const [star, setStar] = useState<Konva.Star | null>(null);
  const [scene, setScene] = useState({ step: 'ready', look: start });
  const sequence = useRef<AbortController>(null);

  useEffect(() => () => sequence.current?.abort(), []);

  // No tween runs between two steps, so the current look of the nodes can be saved.
  const showStep = (step: string) => {
    if (sky && hill && star) setScene({ step, look: lookOf({ sky, hill, star }) });
  };

  const play = () => {
    if (!sky || !hill || !star) return;
    sequence.current?.abort();
    sequence.current = new AbortController();
    const { signal } = sequence.current;
    void perform({ sky, hill, star }, wantsMotion() ? 0.5 : 0, signal, showStep);
  };

  const stop = () => {
    sequence.current?.abort();
    showStep('stopped');
  };

  // The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <>
      <div ref={frame}>
        <Stage width={width} height={230}>
          <Layer x={width / 2}>
            <Rect ref={setSky} {...fixed.sky} {...scene.look.sky} />
            <Line ref={setHill} {...fixed.hill} {...scene.look.hill} />
            <Star ref={setStar} {...fixed.star} {...scene.look.star} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={play}>
          Play
        </button>
        <button type="button" onClick={stop}>
          Stop
        </button>
        <output>Step: {scene.step}</output>
      </div>
    </>
  );
}
