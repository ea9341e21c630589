import { useState } from 'react';
import Konva from 'konva';
import { useWidth } from '../../../../common/react/use-width';
import { Circle, Group, Layer, Rect, Stage, Text, type Place } from './strict-konva';

const height = 240;
const start = [
  { name: 'Quay', x: -96, y: 90 },
  { name: 'Mill', x: 0, y: 130 },
  { name: 'Ferry', x: 96, y: 90 },
];

/** Describes the pressed node with a method of its class. */
function describe({ target }: Konva.KonvaEventObject<PointerEvent>): string {
  // `target` is typed as a shape or a stage: check the class before you call its methods.
  if (target instanceof Konva.Circle) return `a circle of radius ${target.radius()}`;
  if (target instanceof Konva.Text) return `the text “${target.text()}”`;
  return 'the water';
}

interface PinProps extends Place {
  name: string;
  onMove: (place: Konva.Vector2d) => void;
}

function Pin({ name, onMove, ...place }: PinProps) {
  return (
    <Group
      {...place}
      name="pin"
      draggable
      onDragEnd={(event) => onMove(event.currentTarget.position())}
    >
      <Circle name="dot" radius={24} fill="#f2664a" stroke="#fdf3dc" strokeWidth={4} />
      <Text x={-50} y={34} width={100} align="center" text={name} fontSize={18} fill="#ffffff" />
    </Group>
  );
}

export default function App() {
  const [box, width] = useWidth();
  const [pins, setPins] = useState(start);
  const [pressed, setPressed] = useState('nothing yet');

  const move = (name: string, place: Konva.Vector2d) =>
    setPins((all) => all.map((pin) => (pin.name === name ? { ...pin, ...place } : pin)));

  return (
    <>
      <div ref={box}>
        <Stage width={width} height={height} onPointerDown={(event) => setPressed(describe(event))}>
          <Layer x={width / 2}>
            <Rect x={-width / 2} width={width} height={height} fill="#1f9aa5" />
            {pins.map((pin) => (
              <Pin key={pin.name} {...pin} onMove={(place) => move(pin.name, place)} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <output>You pressed {pressed}.</output>
      </div>
    </>
  );
}
