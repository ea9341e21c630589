import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Rect, RegularPolygon, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const height = 250;

export default function App() {
  const [box, width] = useWidth();
  const [report, setReport] = useState('Move, press or drag something.');
  const [ball, setBall] = useState({ x: 100, y: 120 });
  const [clicks, setClicks] = useState({ tile: 0, card: 0 });
  const [stops, setStops] = useState(false);

  const showPlace = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const place = event.target.getStage()?.getPointerPosition();
    if (place) setReport(`Over the triangle at ${Math.round(place.x)}, ${Math.round(place.y)}.`);
  };

  const clickTile = (event: Konva.KonvaEventObject<PointerEvent>) => {
    // Otherwise the click bubbles to the card, the tile's group.
    event.cancelBubble = stops;
    setClicks((old) => ({ ...old, tile: old.tile + 1 }));
    setReport('Clicked the tile.');
  };

  const dropBall = (event: Konva.KonvaEventObject<DragEvent>) => {
    setBall(event.target.position());
    setReport('Dropped the ball.');
  };

  return (
    <>
      <div ref={box}>
        <Stage width={width} height={height}>
          <Layer x={width / 2}>
            <Rect x={-width / 2} width={width} height={height} fill="#fdf3dc" listening={false} />
            <RegularPolygon
              name="triangle"
              x={-105}
              y={135}
              sides={3}
              radius={58}
              fill="#1f9aa5"
              onPointerMove={showPlace}
              onPointerLeave={() => setReport('Left the triangle.')}
            />
            <Group onPointerClick={() => setClicks((old) => ({ ...old, card: old.card + 1 }))}>
              <Rect
                name="card"
                x={-50}
                y={55}
                width={100}
                height={130}
                fill="#8457c9"
                cornerRadius={12}
              />
              <Rect
                name="tile"
                x={-30}
                y={80}
                width={60}
                height={60}
                fill="#f6b73c"
                cornerRadius={8}
                onPointerClick={clickTile}
              />
              <Text
                x={-50}
                y={153}
                width={100}
                text={`${clicks.tile} in ${clicks.card}`}
                align="center"
                fontSize={16}
                fill="#ffffff"
                listening={false}
              />
            </Group>
            <Circle
              name="ball"
              {...ball}
              radius={38}
              fill="#f2664a"
              draggable
              onDragStart={() => setReport('Dragging the ball.')}
              onDragEnd={dropBall}
            />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={stops}
            onChange={(event) => setStops(event.target.checked)}
          />
          Stop clicks at the tile
        </label>
        <output>{report}</output>
      </div>
    </>
  );
}
