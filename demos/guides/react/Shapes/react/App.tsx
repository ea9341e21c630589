import { useState } from 'react';
import { Circle, Group, Layer, Line, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 290;
const ground = 230;
// Created once: an array in the JSX would be new on every render.
const crown = [-26, -12, 0, -84, 26, -12];
const top = { x: 0, y: -84 };
const bottom = { x: 0, y: -12 };
const needles = [0, '#3fa66b', 1, '#1c5f4a'];

/** A group of two shapes, placed relative to the foot of the trunk. */
function Tree({ x, scale }: { x: number; scale: number }) {
  return (
    <Group name="tree" x={x} y={ground + 12 * scale} scaleX={scale} scaleY={scale}>
      <Rect x={-4} y={-14} width={8} height={16} fill="#5c4033" />
      <Line
        points={crown}
        closed
        lineJoin="round"
        fillLinearGradientStartPoint={top}
        fillLinearGradientEndPoint={bottom}
        fillLinearGradientColorStops={needles}
      />
    </Group>
  );
}

function Sun({ x }: { x: number }) {
  return <Circle name="sun" x={x} y={92} radius={38} fill="#f6b73c" />;
}

function Moon({ x }: { x: number }) {
  return (
    <Circle
      name="moon"
      x={x}
      y={80}
      radius={26}
      fill="#f4f1e4"
      shadowColor="#ffffff"
      shadowBlur={30}
    />
  );
}

export default function App() {
  const [box, width] = useWidth();
  const [isNight, setIsNight] = useState(false);
  const [trees, setTrees] = useState(6);

  return (
    <>
      <div className="controls">
        <label>
          Trees
          <input
            type="range"
            min={0}
            max={10}
            value={trees}
            onChange={(event) => setTrees(Number(event.target.value))}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={isNight}
            onChange={(event) => setIsNight(event.target.checked)}
          />
          Night
        </label>
      </div>
      <div ref={box}>
        <Stage width={width} height={height}>
          <Layer>
            <Rect
              name="sky"
              width={width}
              height={ground}
              fillLinearGradientEndPoint={{ x: 0, y: ground }}
              fillLinearGradientColorStops={
                isNight ? [0, '#141a3c', 1, '#3d3a78'] : [0, '#8ec9ef', 1, '#fdebc8']
              }
            />
            {isNight ? <Moon x={width * 0.76} /> : <Sun x={width * 0.76} />}
            <Line
              points={[0, ground, width * 0.2, 130, width * 0.42, ground]}
              closed
              fill={isNight ? '#2f2a5e' : '#8457c9'}
            />
            <Line
              points={[width * 0.2, ground, width * 0.5, 165, width * 0.86, ground]}
              closed
              fill={isNight ? '#241f4a' : '#a98bdb'}
            />
            <Rect y={ground} width={width} height={height} fill={isNight ? '#12443a' : '#7fc48f'} />
            {Array.from({ length: trees }, (_, i) => (
              <Tree key={i} x={width * (0.06 + 0.098 * i)} scale={0.8 + 0.25 * Math.sin(i * 2.4)} />
            ))}
            <Text
              name="greeting"
              x={16}
              y={14}
              text={isNight ? 'Good night' : 'Good morning'}
              fontSize={24}
              fontStyle="bold"
              fill={isNight ? '#f4f1e4' : '#1b1f2a'}
            />
          </Layer>
        </Stage>
      </div>
    </>
  );
}
