import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import type Konva from 'konva';
import { Layer, Rect, Stage } from 'react-konva';
import fox from './fox.webp';
import harbor from './harbor.webp';
import { Photo } from './Photo';
import './style.css';

const width = window.innerWidth;
const height = 300;
const sources = [
  { name: 'harbor', address: harbor },
  { name: 'fox', address: fox },
];

interface Item extends Konva.Vector2d {
  id: number;
  address: string;
}

export default function App() {
  const [items, setItems] = useState<Item[]>([
    { id: 0, address: harbor, x: width / 2 - 60, y: 130 },
    { id: 1, address: fox, x: width / 2 + 60, y: 185 },
  ]);
  const stage = useRef<Konva.Stage>(null);
  const carried = useRef<string | null>(null);

  const add = (address: string, place: Konva.Vector2d) =>
    setItems((all) => [...all, { id: all.length, address, ...place }]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    const { current } = stage;
    if (!current || !carried.current) return;
    // The stage hears no drag events of the page: tell it where the pointer is.
    current.setPointersPositions(event.nativeEvent);
    add(carried.current, current.getRelativePointerPosition() ?? { x: 0, y: 0 });
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
            <button type="button" onClick={() => add(address, { x: width / 2, y: height / 2 })}>
              Add {name}
            </button>
          </span>
        ))}
      </div>
      {/* Without preventDefault the browser refuses the drop. */}
      <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Stage ref={stage} width={width} height={height}>
          <Layer>
            <Rect width={width} height={height} fill="#c98f5a" listening={false} />
            <Rect
              width={width}
              height={height}
              stroke="#8a5a30"
              strokeWidth={16}
              listening={false}
            />
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
