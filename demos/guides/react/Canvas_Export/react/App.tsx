import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const badge = { width: 280, height: 170 };
const colors = { Teal: '#1f9aa5', Coral: '#f2664a', Plum: '#8457c9' };
type Color = keyof typeof colors;

const isColor = (value: string): value is Color => value in colors;

export default function App() {
  const [box, width] = useWidth();
  const [name, setName] = useState('Ada');
  const [color, setColor] = useState<Color>('Teal');
  const [ratio, setRatio] = useState(2);
  const [saved, setSaved] = useState('');
  const group = useRef<Konva.Group>(null);

  const save = () => {
    const node = group.current;
    if (!node) return;
    // A fixed area in stage coordinates, so that the text does not change the size of the file.
    const area = { ...node.absolutePosition(), ...badge };
    const address = node.toDataURL({ ...area, pixelRatio: ratio });
    const link = document.createElement('a');
    link.href = address;
    link.download = 'badge.png';
    link.click();
    setSaved(`Saved ${badge.width * ratio} × ${badge.height * ratio} pixels.`);
  };

  return (
    <>
      <div ref={box}>
        <Stage width={width} height={230}>
          <Layer>
            <Rect width={width} height={230} fill="#f3efe6" listening={false} />
            <Group ref={group} x={width / 2 - badge.width / 2} y={30}>
              <Rect name="badge" {...badge} cornerRadius={18} fill={colors[color]} />
              <Rect y={52} width={280} height={88} fill="#ffffff" />
              <Circle x={140} y={14} radius={5} fill="#f3efe6" />
              <Text
                y={25}
                width={280}
                text="HELLO, MY NAME IS"
                align="center"
                fontStyle="bold"
                fontSize={17}
                fill="#ffffff"
              />
              <Text
                name="name"
                x={10}
                y={74}
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
      </div>
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
