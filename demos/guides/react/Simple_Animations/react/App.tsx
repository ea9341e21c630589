import { useEffect, useRef, useState } from 'react';
import Konva from 'konva';
import { Circle, Group, Layer, Line, Rect, RegularPolygon, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 280;

/** A lantern that hangs from its upper end and swings while `isSwinging`. */
function Lantern({ isSwinging }: { isSwinging: boolean }) {
  const node = useRef<Konva.Group>(null);

  useEffect(() => {
    const group = node.current;
    if (!group || !isSwinging) return;
    // With state, the same movement would need about sixty renders a second.
    const animation = new Konva.Animation(({ time }) => {
      group.rotation(24 * Math.sin(time / 500));
    }, group.getLayer());
    animation.start();
    return () => {
      animation.stop();
    };
  }, [isSwinging]);

  return (
    <Group ref={node} name="lantern" x={-80}>
      <Line points={[0, 0, 0, 110]} stroke="#f4d9b0" strokeWidth={3} />
      <RegularPolygon
        y={150}
        sides={6}
        radius={46}
        fill="#f6b73c"
        shadowColor="#f6b73c"
        shadowBlur={40}
      />
      <Circle y={150} radius={16} fill="#fff6dd" />
    </Group>
  );
}

export default function App() {
  const [frame, width] = useWidth();
  const [isSwinging, setIsSwinging] = useState(true);
  const [box, setBox] = useState({ x: 90, y: 150 });

  const squeeze = (event: Konva.KonvaEventObject<DragEvent>) => {
    event.target.to({ scaleX: 0.8, scaleY: 0.8, cornerRadius: 40, duration: 0.2 });
  };

  const release = (event: Konva.KonvaEventObject<DragEvent>) => {
    setBox(event.target.position());
    event.target.to({
      scaleX: 1,
      scaleY: 1,
      cornerRadius: 8,
      duration: 0.8,
      easing: Konva.Easings.ElasticEaseOut,
    });
  };

  return (
    <>
      <div ref={frame}>
        <Stage width={width} height={height}>
          <Layer x={width / 2}>
            <Rect x={-width / 2} width={width} height={height} fill="#3a1f3d" listening={false} />
            <Lantern isSwinging={isSwinging} />
            <Rect
              name="box"
              {...box}
              width={90}
              height={90}
              offsetX={45}
              offsetY={45}
              cornerRadius={8}
              fill="#f2664a"
              draggable
              onDragStart={squeeze}
              onDragEnd={release}
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={isSwinging}
            onChange={(event) => setIsSwinging(event.target.checked)}
          />
          Swing
        </label>
      </div>
    </>
  );
}
