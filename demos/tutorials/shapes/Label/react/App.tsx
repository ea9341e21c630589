import { useState } from 'react';
import { Circle, Label, Layer, Stage, Tag, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const sun = { x: -40, y: 150 };
const earth = { x: sun.x + 72, y: sun.y + 54 };
const directions = ['down', 'left', 'up', 'right', 'none'];

export default function App() {
  const [box, width] = useWidth();
  const [text, setText] = useState('The sun');
  const [direction, setDirection] = useState('down');

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={280}>
        <Layer x={width / 2}>
          <Circle {...sun} radius={40} fill="#f6b73c" />
          <Circle {...earth} radius={12} fill="#4a90e2" />

          <Label name="plain" x={sun.x - 110} y={20}>
            <Tag stroke="#c9c3b4" strokeWidth={1} cornerRadius={4} />
            <Text text="Not to scale" fontSize={13} padding={6} fill="#484f5f" />
          </Label>

          <Label name="pointing-left" x={earth.x + 14} y={earth.y}>
            <Tag fill="#4a90e2" pointerDirection="left" pointerWidth={10} pointerHeight={27} />
            <Text text="The earth" fontSize={15} padding={6} fill="#ffffff" />
          </Label>

          {/* The label's position is the tip of its pointer. */}
          <Label name="tooltip" x={sun.x} y={sun.y - 20}>
            <Tag
              name="tooltip-tag"
              fill="#1b1f2a"
              cornerRadius={6}
              pointerDirection={direction}
              pointerWidth={14}
              pointerHeight={14}
              shadowColor="#1b1f2a"
              shadowOpacity={0.3}
              shadowBlur={10}
              shadowOffsetY={4}
            />
            <Text text={text} fontSize={18} padding={10} fill="#ffffff" />
          </Label>
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Text
          <input
            type="text"
            size={16}
            maxLength={24}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <label>
          Pointer
          <select value={direction} onChange={(event) => setDirection(event.target.value)}>
            {directions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
