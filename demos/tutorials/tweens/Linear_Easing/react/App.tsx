import Konva from 'konva';
import { useRef, useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { looks, square, type Look } from '../shared/looks';

export default function App() {
  const [frame, width] = useWidth();
  const box = useRef<Konva.Rect>(null);
  const [look, setLook] = useState(looks.start);
  const tween = useRef<Konva.Tween>(null);

  const play = (goal: Look) => {
    if (!box.current) return;
    tween.current?.destroy();
    // The tween changes only the node, so the state is set at the end.
    const onFinish = () => setLook(goal);
    tween.current = new Konva.Tween({ node: box.current, duration: 1.5, ...goal, onFinish });
    tween.current.play();
  };

  // The box moves around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={frame}>
      <Stage width={width} height={210}>
        <Layer x={width / 2}>
          <Rect ref={box} name="box" {...square} {...look} />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => play(looks.end)}>
          Play
        </button>
        <button type="button" onClick={() => play(looks.start)}>
          Play back
        </button>
      </div>
    </div>
  );
}
