import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage } from 'react-konva';
import { board, boardHeight } from '../../../../common/konva/photo-board';
import '../../../../common/konva/photo-sources.css';
import { useWidth } from '../../../../common/react/use-width';
import fox from './fox.webp';
import harbor from './harbor.webp';
import { Photo } from './Photo';

const sources = [
  { name: 'harbor', address: harbor },
  { name: 'fox', address: fox },
];

interface Item extends Konva.Vector2d {
  id: number;
  address: string;
}

export default function App() {
  const [box, width] = useWidth();
  const [items, setItems] = useState<Item[]>([
    { id: 0, address: harbor, x: -60, y: 130 },
    { id: 1, address: fox, x: 60, y: 185 },
  ]);
  const layer = useRef<Konva.Layer>(null);
  const carried = useRef<string | null>(null);

  const add = (address: string, place: Konva.Vector2d) =>
    setItems((all) => [...all, { id: all.length, address, ...place }]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    const address = carried.current;
    if (!address) return;
    // Drag events of the page do not reach the stage, so tell it where the pointer is.
    layer.current?.getStage()?.setPointersPositions(event.nativeEvent);
    const place = layer.current?.getRelativePointerPosition();
    if (place) add(address, place);
    carried.current = null;
  };

  return (
    <>
      <div className="controls">
        {sources.map(({ name, address }) => (
          <span key={name} className="source">
            <img
              src={address}
              alt={`Drag the ${name} onto the board`}
              draggable
              onDragStart={() => (carried.current = address)}
              onDragEnd={() => (carried.current = null)}
            />
            <button type="button" onClick={() => add(address, { x: 0, y: boardHeight / 2 })}>
              Add {name}
            </button>
          </span>
        ))}
      </div>
      {/* Without preventDefault, the browser refuses the drop. */}
      <div ref={box} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Stage width={width} height={boardHeight}>
          <Layer ref={layer} x={width / 2}>
            <Rect {...board(width)} />
            {items.map((item) => (
              <Photo
                key={item.id}
                {...item}
                onMove={(place) =>
                  setItems((all) =>
                    all.map((other) => (other.id === item.id ? { ...other, ...place } : other)),
                  )
                }
              />
            ))}
          </Layer>
        </Stage>
      </div>
    </>
  );
}
