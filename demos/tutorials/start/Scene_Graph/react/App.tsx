import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Line, Rect, Stage } from 'react-konva';
import { boats, HULL, JIB, MAST, pathTo, SAIL } from '../shared/boats';

const width = window.innerWidth;

export default function App() {
  const [path, setPath] = useState('Point at a part of the drawing.');
  const [showsWater, setShowsWater] = useState(true);
  const [places, setPlaces] = useState(() => boats(width));
  const fleet = useRef<Konva.Layer>(null);

  const tell = (event: Konva.KonvaEventObject<PointerEvent>) => setPath(pathTo(event.target));

  const savePlace = ({ target }: Konva.KonvaEventObject<DragEvent>) =>
    setPlaces((all) =>
      all.map((boat) => (boat.name === target.name() ? { ...boat, ...target.position() } : boat)),
    );

  return (
    <>
      <Stage width={width} height={260} onPointerMove={tell} onPointerDown={tell}>
        <Layer name="water" visible={showsWater}>
          <Circle name="sun" x={width / 2 + 20} y={62} radius={34} fill="#f6b73c" />
          <Rect name="sea" y={170} width={width} height={90} fill="#1f9aa5" />
        </Layer>
        <Layer name="boats" ref={fleet}>
          {places.map(({ color, ...place }) => (
            <Group key={place.name} {...place} draggable onDragEnd={savePlace}>
              <Line name="mast" points={MAST} stroke="#1b1f2a" strokeWidth={4} />
              <Line name="jib" points={JIB} closed fill="#e2ded3" />
              <Line name="sail" points={SAIL} closed fill="#fbfaf7" />
              <Line name="hull" points={HULL} closed fill={color} />
            </Group>
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={showsWater}
            onChange={(event) => setShowsWater(event.target.checked)}
          />{' '}
          Layer water
        </label>
        <label>
          <input type="checkbox" onChange={() => fleet.current?.toggleHitCanvas()} /> Hit graph of
          layer boats
        </label>
        <output>{path}</output>
      </div>
    </>
  );
}
