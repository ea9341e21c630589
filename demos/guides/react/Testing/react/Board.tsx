import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Line, Rect, Stage } from 'react-konva';
import { gridLines, HEIGHT, RING, startTokens, toGrid } from '../../../../common/konva/token-board';

/** Tokens that snap to a grid when they are dropped; a click selects one. */
export function Board({ width, snaps }: { width: number; snaps: boolean }) {
  const [tokens, setTokens] = useState(startTokens);
  const [selected, setSelected] = useState<string | null>(null);

  const drop = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const near = snaps ? toGrid : (value: number) => value;
    const place = { x: near(target.x()), y: near(target.y()) };
    // If the state does not change, React writes nothing, so move the node as well.
    target.position(place);
    setTokens((all) =>
      all.map((token) => (token.id === target.id() ? { ...token, ...place } : token)),
    );
  };

  return (
    <Stage width={width} height={HEIGHT}>
      <Layer listening={false}>
        <Rect width={width} height={HEIGHT} fill="#1d4d4f" />
        {gridLines(width).map((points) => (
          <Line key={points.join()} points={points} stroke="#2f6b6c" strokeWidth={1} />
        ))}
      </Layer>
      <Layer>
        {tokens.map((token) => (
          <Circle
            key={token.id}
            name="token"
            {...token}
            radius={17}
            stroke={token.id === selected ? RING : undefined}
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
