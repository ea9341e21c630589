import { useEffect, useRef, useState } from 'react';
import Konva from 'konva';
import { Circle, Group, Layer, Line, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import * as ruler from '../shared/ruler';

export default function App() {
  const [box, width] = useWidth();
  const [isPlaying, setIsPlaying] = useState(ruler.wantsMotion);
  const [text, setText] = useState('Press Play.');
  const ball = useRef<Konva.Circle>(null);
  const marks = useRef<Konva.Line>(null);
  const kept = useRef<Konva.Animation>(null);

  useEffect(() => {
    if (!isPlaying) return;
    // Kept for the next run, so that its time continues.
    const animation = (kept.current ??= new Konva.Animation((frame) => {
      const x = ruler.xAt(frame.time);
      ball.current?.x(x);
      marks.current?.points(ruler.addMark(marks.current.points(), x));
      if (ruler.isTimeToWrite(frame)) setText(ruler.inWords(frame));
    }));
    animation.start();
    return () => {
      animation.stop();
    };
  }, [isPlaying]);

  // The ruler is centered at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={150}>
        <Layer x={width / 2}>
          <Group {...ruler.group}>
            {/* The animation owns x and points: neither is a prop. */}
            <Line ref={marks} {...ruler.marks} />
            <Line {...ruler.line} />
            <Circle ref={ball} {...ruler.ball} />
            {ruler.labels.map((label) => (
              <Text key={label.text} {...label} />
            ))}
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setIsPlaying((now) => !now)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <button type="button" onClick={() => ruler.block(300)}>
          Block the page for 300 ms
        </button>
        <span>{text}</span>
      </div>
    </div>
  );
}
