import { useEffect, useMemo, useState } from 'react';
import Konva from 'konva';
import { Layer, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { hexagon, inSeconds, swing } from '../shared/swing';

export default function App() {
  const [box, width] = useWidth();
  const [isStarted, setIsStarted] = useState(false);
  const [isShown, setIsShown] = useState(true);
  const [time, setTime] = useState(inSeconds(0));
  const [node, setNode] = useState<Konva.RegularPolygon | null>(null);

  // One animation for each hexagon. A new one begins at 0.
  const animation = useMemo(
    () =>
      node &&
      new Konva.Animation((frame) => {
        node.x(swing(frame.time));
        setTime(inSeconds(frame.time));
      }),
    [node],
  );

  useEffect(() => {
    if (!animation || !isStarted) return;
    animation.start();
    return () => {
      animation.stop();
    };
  }, [animation, isStarted]);

  // The swing is centered at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={160}>
        <Layer x={width / 2}>
          {/* The animation owns x: it is not a prop. */}
          {isShown && <RegularPolygon ref={setNode} {...hexagon} />}
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setIsStarted(true)}>
          Start
        </button>
        <button type="button" onClick={() => setIsStarted(false)}>
          Stop
        </button>
        <label>
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => setIsShown(event.target.checked)}
          />
          Hexagon on the layer
        </label>
        <span>
          isRunning() <b>{String(isStarted && isShown)}</b>
        </span>
        <span>
          frame.time <b>{time}</b>
        </span>
      </div>
    </div>
  );
}
