import { memo, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Line, Rect, Stage, Text } from 'react-konva';
import { CITY, dots, HEIGHT, labels, land, parks, tracks } from '../shared/city';
import '../shared/style.css';
import { describeView, fitView, wheelFactor, zoomAt, type View } from '../shared/zoom';

const width = window.innerWidth;
const middle = { x: width / 2, y: HEIGHT / 2 };
const fitted = fitView(CITY, { x: width, y: HEIGHT });

/** Does not depend on the view, so zooming renders none of it again: the stage alone changes. */
const City = memo(() => (
  // The map is only looked at: without listening its hit graph is not drawn, which halves the work of each step.
  <Layer listening={false}>
    {land.map((config, i) => (
      <Line key={i} {...config} />
    ))}
    {parks.map((config, i) => (
      <Rect key={i} {...config} />
    ))}
    {tracks.map((config) => (
      <Line key={config.name} {...config} />
    ))}
    {dots.map((config) => (
      <Circle key={config.id} {...config} />
    ))}
    {labels.map((config) => (
      <Text key={config.text} {...config} />
    ))}
  </Layer>
));

export default function App() {
  const [view, setView] = useState<View>(fitted);
  /** On the map, not on the screen: it stays the same while the wheel turns. */
  const [pointer, setPointer] = useState<Konva.Vector2d | null>(null);

  const zoom = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    // Keeps the page from scrolling, and the browser from zooming all of it.
    evt.preventDefault();
    const point = currentTarget.getStage()?.getPointerPosition();
    if (point) setView((current) => zoomAt(current, point, wheelFactor(evt)));
  };

  const readPointer = ({ currentTarget }: Konva.KonvaEventObject<MouseEvent>) => {
    setPointer(currentTarget.getRelativePointerPosition());
  };

  return (
    <>
      <div className="map">
        <Stage
          width={width}
          height={HEIGHT}
          x={view.x}
          y={view.y}
          scaleX={view.scale}
          scaleY={view.scale}
          draggable
          onWheel={zoom}
          onPointerMove={readPointer}
          onDragEnd={({ target }) => setView((current) => ({ ...current, ...target.position() }))}
        >
          <City />
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setView(zoomAt(view, middle, 1.5))}>
          Zoom in
        </button>
        <button type="button" onClick={() => setView(zoomAt(view, middle, 1 / 1.5))}>
          Zoom out
        </button>
        <button type="button" onClick={() => setView(fitted)}>
          Whole map
        </button>
        <output>{describeView(view, pointer)}</output>
      </div>
    </>
  );
}
