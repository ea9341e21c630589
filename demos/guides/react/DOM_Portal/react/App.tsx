import { useState } from 'react';
import { Group, Layer, Line, Rect, Stage, Text } from 'react-konva';
import { Html } from 'react-konva-utils';
import { useWidth } from '../../../../common/react/use-width';
import './style.css';

const height = 290;
const card = { width: 190, height: 96 };

export default function App() {
  const [box, width] = useWidth();
  const [place, setPlace] = useState({ x: -130, y: 135 });
  const [title, setTitle] = useState('Plant tulips');
  const [zoom, setZoom] = useState(1);
  const plaque = { x: -130, y: 24, width: 260, height: 54 };

  return (
    <>
      <div className="controls">
        <label>
          Zoom of the card
          <input
            type="range"
            min={0.8}
            max={1.4}
            step={0.1}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
      </div>
      <div ref={box}>
        <Stage width={width} height={height}>
          <Layer x={width / 2}>
            <Rect x={-width / 2} width={width} height={height} fill="#e3f1e4" listening={false} />
            <Rect {...plaque} cornerRadius={27} fill="#24553c" />
            <Text
              name="plaque"
              {...plaque}
              text={title || 'Nothing to do'}
              align="center"
              verticalAlign="middle"
              fontSize={22}
              fill="#ffffff"
            />
            <Line
              points={[0, 78, place.x + (card.width / 2) * zoom, place.y]}
              stroke="#24553c"
              strokeWidth={2}
              dash={[4, 6]}
            />
            <Group
              name="card"
              {...place}
              scaleX={zoom}
              scaleY={zoom}
              draggable
              onDragMove={(event) => setPlace(event.target.position())}
            >
              <Rect {...card} cornerRadius={14} fill="#f6b73c" />
              <Text x={18} y={14} text="Task" fontSize={15} fontStyle="bold" fill="#1b1f2a" />
              <Html groupProps={{ x: 18, y: 42 }}>
                <input
                  className="task"
                  aria-label="Task"
                  value={title}
                  maxLength={20}
                  onChange={(event) => setTitle(event.target.value)}
                />
              </Html>
            </Group>
          </Layer>
        </Stage>
      </div>
    </>
  );
}
