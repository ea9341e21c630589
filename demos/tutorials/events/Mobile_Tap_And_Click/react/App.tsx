import { useState } from 'react';
import { Layer, Rect, Stage, Text } from 'react-konva';

const width = window.innerWidth;
const center = width / 2;

interface CounterProps {
  name: string;
  label: string;
  x: number;
  fill: string;
  /** Lets the page scroll from here, so the browser sends mouse events after a tap. */
  scrolls?: boolean;
  /** Counts pointerclick instead of click and tap. */
  pointer?: boolean;
}

function Counter({ name, label, x, fill, scrolls = false, pointer = false }: CounterProps) {
  const [number, setNumber] = useState(0);
  const count = () => setNumber((now) => now + 1);

  const text = { x, width: 96, align: 'center', fill: '#1b1f2a', listening: false };
  return (
    <>
      <Rect
        name={name}
        x={x}
        y={16}
        width={96}
        height={96}
        cornerRadius={16}
        fill={fill}
        preventDefault={!scrolls}
        {...(pointer ? { onPointerClick: count } : { onClick: count, onTap: count })}
      />
      <Text {...text} name={`${name}-count`} y={44} text={String(number)} fontSize={40} />
      <Text {...text} y={124} text={label} fontSize={14} lineHeight={1.3} />
    </>
  );
}

export default function App() {
  return (
    <Stage width={width} height={180}>
      <Layer>
        <Counter name="both" label="click tap" x={center - 152} fill="#f6b73c" />
        <Counter
          name="scrolling"
          label={'click tap\nscrolls'}
          x={center - 48}
          fill="#f2664a"
          scrolls
        />
        <Counter
          name="pointer"
          label={'pointerclick\nscrolls'}
          x={center + 56}
          fill="#3fa66b"
          scrolls
          pointer
        />
      </Layer>
    </Stage>
  );
}
