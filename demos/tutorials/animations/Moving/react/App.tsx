import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Konva from 'konva';
import { Layer, RegularPolygon, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import * as scene from '../shared/swing';

export default function App() {
  const [box, width] = useWidth();
  const [isPlaying, setIsPlaying] = useState(false);
  const [load, setLoad] = useState(0);
  const [time, setTime] = useState(scene.inSeconds(0));
  const [counted, setCounted] = useState(scene.inSeconds(0));
  const byTime = useRef<Konva.RegularPolygon>(null);
  const byFrames = useRef<Konva.RegularPolygon>(null);
  const frames = useRef(0);
  const kept = useRef<Konva.Animation>(null);

  const move = useEffectEvent((frame: Konva.Animation['frame']) => {
    frames.current += 1;
    const fromFrames = frames.current * scene.FRAME;
    byTime.current?.x(scene.swing(frame.time));
    byFrames.current?.x(scene.swing(fromFrames));
    // The texts change ten times a second. React does not render again for the same text.
    setTime(scene.inSeconds(frame.time));
    setCounted(scene.inSeconds(fromFrames));
    scene.work(load);
  });

  useEffect(() => {
    if (!isPlaying) return;
    // Kept for the next run, so that its time continues.
    const animation = (kept.current ??= new Konva.Animation((frame) => move(frame)));
    animation.start();
    return () => {
      animation.stop();
    };
  }, [isPlaying]);

  // The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={205}>
        <Layer x={width / 2}>
          {/* The animation owns x: it is not a prop. */}
          <RegularPolygon ref={byTime} {...scene.byTime} />
          <RegularPolygon ref={byFrames} {...scene.byFrames} />
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
          Work in each frame{' '}
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={load}
            onChange={(event) => setLoad(event.target.valueAsNumber)}
          />
        </label>
        <output>{load} ms</output>
        <span>
          frame.time <b>{time}</b>
        </span>
        <span>
          frames / 60 <b>{counted}</b>
        </span>
      </div>
    </div>
  );
}
