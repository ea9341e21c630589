import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { boxes, yellow } from '../shared/boxes';

export default function App() {
  const [box, width] = useWidth();
  const [order, setOrder] = useState(boxes);

  // React Konva puts the nodes into the order of the elements.
  const index = order.indexOf(yellow);
  const moveTo = (place: number) =>
    setOrder(order.filter((item) => item !== yellow).toSpliced(place, 0, yellow));
  const commands = [
    { label: 'To top', place: boxes.length - 1 },
    { label: 'Up', place: index + 1 },
    { label: 'Down', place: Math.max(0, index - 1) },
    { label: 'To bottom', place: 0 },
    { label: 'To index 3', place: 3 },
  ];

  // The boxes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          {order.map((item) => (
            <Rect key={item.name} {...item} cornerRadius={10} stroke="#ffffff" strokeWidth={3} />
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        {commands.map(({ label, place }) => (
          <button type="button" key={label} onClick={() => moveTo(place)}>
            {label}
          </button>
        ))}
        <output>{order.map(({ name }) => name).join(', ')}</output>
      </div>
    </div>
  );
}
