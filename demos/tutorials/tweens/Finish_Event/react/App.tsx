import type Konva from 'konva';
import { useRef, useState } from 'react';
import { Layer, Stage, Star } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { angleText, duration, messages, star as look } from '../shared/star';

export default function App() {
  const [frame, width] = useWidth();
  const [rotation, setRotation] = useState(0);
  const [turns, setTurns] = useState(0);
  const [message, setMessage] = useState(messages.ready);
  const star = useRef<Konva.Star>(null);
  const tween = useRef<Konva.Tween>(null);

  const rotate = () => {
    const node = star.current;
    if (!node) return;
    // Without this, the interrupted tween would also call `onFinish`.
    tween.current?.destroy();
    setMessage(messages.rotating);
    tween.current = node.to({
      rotation: node.rotation() + 360,
      duration,
      onUpdate: () => setRotation(node.rotation()),
      onFinish: () => {
        setTurns((count) => count + 1);
        setMessage(messages.finished);
      },
    });
  };

  const stop = () => {
    if (!tween.current?.anim.isRunning()) return;
    // A destroyed tween calls nothing, so the message is set here.
    tween.current.destroy();
    setMessage(messages.stopped);
  };

  // The star is at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={frame}>
      <Stage width={width} height={184}>
        <Layer x={width / 2}>
          {/* The tween owns the rotation: it is not a prop. */}
          <Star ref={star} {...look} />
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={rotate}>
          Rotate
        </button>
        <button type="button" onClick={stop}>
          Stop
        </button>
        <span>
          Angle (onUpdate) <b>{angleText(rotation)}</b>
        </span>
        <span>
          Turns (onFinish) <b>{turns}</b>
        </span>
        <output>{message}</output>
      </div>
    </div>
  );
}
