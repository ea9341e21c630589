import { useLayoutEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 270;
const padding = 18;

/** Grows a node and lets it shrink again. Tweens are calls, not props. */
function pulse(node: Konva.Node) {
  node.to({
    scaleX: 1.4,
    scaleY: 1.4,
    duration: 0.15,
    onFinish: () => node.to({ scaleX: 1, scaleY: 1, duration: 0.25 }),
  });
}

export default function App() {
  const [box, width] = useWidth();
  const [words, setWords] = useState('Measured words');
  const [labelWidth, setLabelWidth] = useState(0);
  const text = useRef<Konva.Text>(null);
  const lamp = useRef<Konva.Circle>(null);

  // Only the node knows the width of the words. A layout effect reads it before the browser paints.
  useLayoutEffect(() => {
    setLabelWidth((text.current?.width() ?? 0) + 2 * padding);
  }, [words]);

  const label = { x: -labelWidth / 2, y: 178, width: labelWidth, height: 52 };

  return (
    <>
      <div className="controls">
        <label>
          Words
          <input value={words} maxLength={24} onChange={(event) => setWords(event.target.value)} />
        </label>
        <button type="button" onClick={() => lamp.current && pulse(lamp.current)}>
          Pulse the middle lamp
        </button>
      </div>
      <div ref={box}>
        <Stage width={width} height={height}>
          <Layer x={width / 2}>
            <Rect x={-width / 2} width={width} height={height} fill="#0f3d46" listening={false} />
            {['#f6b73c', '#f2664a', '#7fd1c7'].map((fill, i) => (
              <Circle
                key={fill}
                ref={i === 1 ? lamp : undefined}
                name="lamp"
                x={(i - 1) * 100}
                y={92}
                radius={32}
                fill={fill}
                shadowColor={fill}
                shadowBlur={30}
                shadowOpacity={0.8}
                onPointerClick={(event) => pulse(event.target)}
              />
            ))}
            <Rect name="label" {...label} cornerRadius={26} fill="#fdf3dc" />
            <Text
              ref={text}
              name="words"
              x={label.x + padding}
              y={label.y + 15}
              text={words}
              fontSize={22}
              fill="#1b1f2a"
            />
          </Layer>
        </Stage>
      </div>
    </>
  );
}
