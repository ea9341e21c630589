import { useState, type Ref } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Line, Rect, Stage } from 'react-konva';

const CELL = 40;
const HEIGHT = 200;

interface BoardProps {
  width: number;
  snaps: boolean;
  ref?: Ref<Konva.Stage>;
}

const initialTokens = ['#f2664a', '#f6b73c', '#4a90e2'].map((fill, i) => ({
  id: `token-${i}`,
  fill,
  x: CELL * (2 + 2 * i),
  y: CELL * (2 + (i % 2)),
}));

/** Tokens that snap to a grid when they are dropped; a click selects one. */
export function Board({ width, snaps, ref }: BoardProps) {
  const [tokens, setTokens] = useState(initialTokens);
  const [selected, setSelected] = useState<string | null>(null);

  const drop = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const near = (value: number) => (snaps ? Math.round(value / CELL) * CELL : value);
    const place = { x: near(target.x()), y: near(target.y()) };
    // If the state does not change, React writes nothing, so move the node as well.
    target.position(place);
    setTokens((all) =>
      all.map((token) => (token.id === target.id() ? { ...token, ...place } : token)),
    );
  };

  return (
    <Stage ref={ref} width={width} height={HEIGHT}>
      <Layer listening={false}>
        <Rect width={width} height={HEIGHT} fill="#1d4d4f" />
        {Array.from({ length: Math.floor(width / CELL) }, (_, i) => (
          <Line
            key={i}
            x={CELL * (i + 1)}
            points={[0, 0, 0, HEIGHT]}
            stroke="#2f6b6c"
            strokeWidth={1}
          />
        ))}
        {Array.from({ length: HEIGHT / CELL - 1 }, (_, i) => (
          <Line
            key={i}
            y={CELL * (i + 1)}
            points={[0, 0, width, 0]}
            stroke="#2f6b6c"
            strokeWidth={1}
          />
        ))}
      </Layer>
      <Layer>
        {tokens.map((token) => (
          <Circle
            key={token.id}
            name="token"
            {...token}
            radius={17}
            stroke={token.id === selected ? '#ffffff' : undefined}
            strokeWidth={4}
            draggable
            onDragEnd={drop}
            onClick={() => setSelected(token.id)}
          />
        ))}
      </Layer>
    </Stage>
  );
}
