import { useState } from 'react';
import { Group, Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { useSpring } from './use-spring';

const height = 340;

// Created once: the hook compares goals by identity.
const cards = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2'].map((fill, i) => ({
  fill,
  closed: {
    x: (i - 1.5) * 74,
    y: 266,
    scaleX: 0.32,
    scaleY: 0.42,
    rotation: (i - 1.5) * 8,
    shadowBlur: 4,
  },
  open: { x: 0, y: 116, scaleX: 1, scaleY: 1, rotation: 0, shadowBlur: 40 },
}));

interface CardProps {
  card: (typeof cards)[number];
  isOpen: boolean;
  onToggle: () => void;
}

function Card({ card, isOpen, onToggle }: CardProps) {
  const node = useSpring(isOpen ? card.open : card.closed);
  return (
    <Rect
      ref={node}
      name="card"
      width={200}
      height={200}
      offsetX={100}
      offsetY={100}
      cornerRadius={24}
      fill={isOpen ? '#fdf3dc' : card.fill}
      stroke={card.fill}
      strokeWidth={10}
      shadowColor="#0b1030"
      shadowOpacity={0.6}
      onPointerClick={onToggle}
    />
  );
}

export default function App() {
  const [box, width] = useWidth();
  const [open, setOpen] = useState<number | null>(1);

  return (
    <div ref={box}>
      <Stage width={width} height={height}>
        <Layer x={width / 2}>
          <Rect x={-width / 2} width={width} height={height} fill="#2b2f6b" listening={false} />
          <Group>
            {cards.map((card, i) => (
              <Card
                key={card.fill}
                card={card}
                isOpen={open === i}
                onToggle={() => setOpen(open === i ? null : i)}
              />
            ))}
          </Group>
        </Layer>
      </Stage>
    </div>
  );
}
