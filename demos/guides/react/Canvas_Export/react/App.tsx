import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Rect, Stage, Text } from 'react-konva';

const width = window.innerWidth;
const badge = { x: width / 2 - 140, y: 30, width: 280, height: 170 };
const colors = { Teal: '#1f9aa5', Coral: '#f2664a', Plum: '#8457c9' };
type Color = keyof typeof colors;

const isColor = (value: string): value is Color => value in colors;

export default function App() {
  const [name, setName] = useState('Ada');
  const [color, setColor] = useState<Color>('Teal');
  const [ratio, setRatio] = useState(2);
  const [saved, setSaved] = useState('');
  const group = useRef<Konva.Group>(null);

  const save = () => {
    // The area is given, so that the file does not depend on what the shadow or the text adds.
    const address = group.current?.toDataURL({ ...badge, pixelRatio: ratio });
    if (!address) return;
    const link = document.createElement('a');
    link.href = address;
    link.download = 'badge.png';
    link.click();
    setSaved(`Saved ${badge.width * ratio} × ${badge.height * ratio} pixels.`);
  };

  return (
    <>
      <Stage width={width} height={230}>
        <Layer>
          <Rect width={width} height={230} fill="#f3efe6" listening={false} />
          <Group ref={group}>
            <Rect name="badge" {...badge} cornerRadius={18} fill={colors[color]} />
            <Rect x={badge.x} y={badge.y + 52} width={280} height={88} fill="#ffffff" />
            <Circle x={width / 2} y={badge.y + 14} radius={5} fill="#f3efe6" />
            <Text
              x={badge.x}
              y={badge.y + 25}
              width={280}
              text="HELLO, MY NAME IS"
              align="center"
              fontStyle="bold"
              fontSize={17}
              fill="#ffffff"
            />
            <Text
              name="name"
              x={badge.x + 10}
              y={badge.y + 74}
              width={260}
              text={name}
              align="center"
              fontSize={44}
              wrap="none"
              ellipsis
              fill="#1b1f2a"
            />
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Name
          <input value={name} maxLength={12} onChange={(event) => setName(event.target.value)} />
        </label>
        <label>
          Color
          <select
            value={color}
            onChange={({ target }) => isColor(target.value) && setColor(target.value)}
          >
            {Object.keys(colors).map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
        <label>
          Size
          <select value={ratio} onChange={(event) => setRatio(Number(event.target.value))}>
            <option value={1}>1 ×</option>
            <option value={2}>2 ×</option>
            <option value={3}>3 ×</option>
          </select>
        </label>
        <button type="button" onClick={save}>
          Download PNG
        </button>
        <output>{saved}</output>
      </div>
    </>
  );
}
