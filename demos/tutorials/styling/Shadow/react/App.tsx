import { useState } from 'react';
import { Layer, Line, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const sliders = [
  { name: 'blur', label: 'Blur', max: 40, step: 1 },
  { name: 'offset', label: 'Offset', max: 24, step: 1 },
  { name: 'opacity', label: 'Opacity', max: 1, step: 0.05 },
] as const;

export default function App() {
  const [box, width] = useWidth();
  const [values, setValues] = useState({ blur: 12, offset: 10, opacity: 0.5 });

  const shadow = {
    shadowColor: '#1b1f2a',
    shadowBlur: values.blur,
    shadowOffset: { x: values.offset, y: values.offset },
    shadowOpacity: values.opacity,
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={260}>
        <Layer x={width / 2}>
          <Text
            name="text"
            x={-140}
            y={24}
            text="Noon"
            fontSize={68}
            fontStyle="bold"
            fill="#2f4bd8"
            {...shadow}
          />
          <Line
            name="line"
            x={-140}
            y={190}
            points={[0, 0, 40, -60, 80, 0, 120, -60]}
            tension={0.5}
            stroke="#f2664a"
            strokeWidth={12}
            lineCap="round"
            {...shadow}
          />
          <Rect
            name="card"
            x={26}
            y={116}
            width={104}
            height={96}
            cornerRadius={14}
            fill="#f6b73c"
            {...shadow}
          />
        </Layer>
      </Stage>
      <div className="controls">
        {sliders.map(({ name, label, max, step }) => (
          <label key={name}>
            {label}
            <input
              type="range"
              min={0}
              max={max}
              step={step}
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.valueAsNumber })}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
