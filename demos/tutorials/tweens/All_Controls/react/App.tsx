import Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Group, Layer, Line, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import * as ruler from '../shared/ruler';

export default function App() {
  const [frame, width] = useWidth();
  const [time, setTime] = useState(ruler.timeAt(0));
  const [finished, setFinished] = useState(0);
  const [returned, setReturned] = useState(0);
  const [box, setBox] = useState<Konva.Rect | null>(null);
  const tween = useRef<Konva.Tween>(null);

  useEffect(() => {
    if (!box) return;
    const created = new Konva.Tween({
      node: box,
      duration: ruler.duration,
      ...ruler.goal,
      onUpdate: () => setTime(ruler.timeAt(box.x())),
      onFinish: () => setFinished((count) => count + 1),
      onReset: () => setReturned((count) => count + 1),
    });
    tween.current = created;
    return () => created.destroy();
  }, [box]);

  // The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={frame}>
      <Stage width={width} height={140}>
        <Layer x={width / 2}>
          <Group {...ruler.group}>
            <Line {...ruler.line} />
            {ruler.labels.map((label) => (
              <Text key={label.text} {...label} />
            ))}
            {/* The tween owns x and rotation: they are not props. */}
            <Rect ref={setBox} {...ruler.box} />
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => tween.current?.play()}>
          Play
        </button>
        <button type="button" onClick={() => tween.current?.pause()}>
          Pause
        </button>
        <button type="button" onClick={() => tween.current?.reverse()}>
          Reverse
        </button>
        <button type="button" onClick={() => tween.current?.reset()}>
          Reset
        </button>
        <button type="button" onClick={() => tween.current?.seek(3)}>
          Seek to 3 s
        </button>
        <button type="button" onClick={() => tween.current?.finish()}>
          Finish
        </button>
        <span>
          Time <b>{time}</b>
        </span>
        <span>
          onFinish calls <b>{finished}</b>
        </span>
        <span>
          onReset calls <b>{returned}</b>
        </span>
      </div>
    </div>
  );
}
