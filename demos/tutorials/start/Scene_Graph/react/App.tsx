import { useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Line, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { boats, HULL, JIB, MAST, pathTo, SAIL } from '../shared/boats';

export default function App() {
  const [box, width] = useWidth();
  const [path, setPath] = useState('Point at a part of the drawing.');
  const [showsWater, setShowsWater] = useState(true);
  const [places, setPlaces] = useState(boats);
  const fleet = useRef<Konva.Layer>(null);

  const tell = (event: Konva.KonvaEventObject<PointerEvent>) => setPath(pathTo(event.target));

  const savePlace = ({ target }: Konva.KonvaEventObject<DragEvent>) =>
    setPlaces((all) =>
      all.map((boat) => (boat.name === target.name() ? { ...boat, ...target.position() } : boat)),
    );

  // The shapes are centered at x = 0, which the layers keep in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={260} onPointerMove={tell} onPointerDown={tell}>
        <Layer name="water" x={width / 2} visible={showsWater}>
          <Circle name="sun" x={20} y={62} radius={34} fill="#f6b73c" />
          <Rect name="sea" x={-width / 2} y={170} width={width} height={90} fill="#1f9aa5" />
        </Layer>
        <Layer name="boats" x={width / 2} ref={fleet}>
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
    </div>
  );
}
