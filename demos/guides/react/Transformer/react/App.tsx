import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const initialBoxes = [
  { id: 'desk', x: -125, y: 90, width: 110, height: 130, rotation: 0, fill: '#8fd3c8' },
  { id: 'sofa', x: 40, y: 90, width: 90, height: 120, rotation: 12, fill: '#f8b4a5' },
];

export default function App() {
  const [frame, width] = useWidth();
  const [boxes, setBoxes] = useState(initialBoxes);
  const [selected, setSelected] = useState<string[]>(['desk']);
  const nodes = useRef(new Map<string, Konva.Rect>());
  const transformer = useRef<Konva.Transformer>(null);

  // Refs are set before effects run. The list is a dependency, too: a restored box has a new node.
  useEffect(() => {
    transformer.current?.nodes(selected.flatMap((id) => nodes.current.get(id) ?? []));
  }, [selected, boxes]);

  const select = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const id = event.target.id();
    if (event.target === event.target.getStage()) setSelected([]);
    else if (!nodes.current.has(id)) return;
    else if (!event.evt.shiftKey) setSelected([id]);
    else {
      setSelected((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
    }
  };

  const save = ({ target }: Konva.KonvaEventObject<Event>) => {
    const size = {
      width: target.width() * target.scaleX(),
      height: target.height() * target.scaleY(),
    };
    // The size absorbs the scale that the handles wrote.
    target.scale({ x: 1, y: 1 });
    const changes = { ...target.position(), ...size, rotation: target.rotation() };
    setBoxes((all) => all.map((box) => (box.id === target.id() ? { ...box, ...changes } : box)));
  };

  const remove = () => {
    setBoxes((all) => all.filter(({ id }) => !selected.includes(id)));
    setSelected([]);
  };

  const sizes = boxes.map(({ id, ...box }) => {
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round);
    return `${id} ${width} × ${height} at ${x}, ${y}`;
  });

  return (
    <>
      <div ref={frame}>
        <Stage width={width} height={300} onPointerClick={select}>
          <Layer x={width / 2}>
            {boxes.map((box) => (
              <Rect
                key={box.id}
                ref={(node) => {
                  if (node) nodes.current.set(box.id, node);
                  return () => void nodes.current.delete(box.id);
                }}
                name="box"
                {...box}
                stroke="#1b1f2a"
                strokeWidth={2}
                cornerRadius={10}
                draggable
                onDragEnd={save}
                onTransformEnd={save}
              />
            ))}
            <Transformer
              ref={transformer}
              keepRatio={false}
              flipEnabled={false}
              anchorCornerRadius={5}
              borderStroke="#2f4bd8"
              anchorStroke="#2f4bd8"
              boundBoxFunc={(before, after) =>
                Math.min(after.width, after.height) < 30 ? before : after
              }
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={remove} disabled={selected.length === 0}>
          Delete selected
        </button>
        <output>{sizes.join('; ')}</output>
      </div>
    </>
  );
}
