import { useState } from 'react';
import type Konva from 'konva';
import { Layer, Line, Rect, Stage } from 'react-konva';
import { axes, createParts, guideLook, HEIGHT, sheet } from '../shared/parts';
import { snapNode } from '../shared/snap-node';
import { guidePoints, type Guide } from '../shared/snapping';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [parts, setParts] = useState(createParts);
  const [guides, setGuides] = useState<Guide[]>([]);
  const [cursor, setCursor] = useState('default');

  const move = ({ target, evt }: Konva.KonvaEventObject<DragEvent>) => {
    const others = target.getLayer()?.find<Konva.Rect>('.part') ?? [];
    // Correct the node at once, before this move is drawn; the state follows below. Alt turns snapping off.
    setGuides(
      evt.altKey
        ? []
        : snapNode(
            target,
            others.filter((part) => part !== target),
          ),
    );
    const { x, y } = target.position();
    setParts((all) => all.map((part) => (part.id === target.id() ? { ...part, x, y } : part)));
  };

  return (
    <div ref={box}>
      <Stage width={width} height={HEIGHT} style={{ cursor }}>
        <Layer
          x={width / 2}
          onPointerOver={() => setCursor('move')}
          onPointerOut={() => setCursor('default')}
        >
          <Rect {...sheet(width)} />
          {axes(width).map((line, i) => (
            <Line key={i} {...line} />
          ))}
          {parts.map((part) => (
            <Rect key={part.id} {...part} onDragMove={move} onDragEnd={() => setGuides([])} />
          ))}
        </Layer>
        {/* Guides are in pixels of the stage, so their layer stays at the stage's origin. */}
        <Layer listening={false}>
          {guides.map((guide, i) => (
            <Line key={i} {...guideLook} points={guidePoints(guide)} />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}
