import { memo, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Layer, Line, Rect, Stage, Text } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { CITY, describeView, dots, HEIGHT, labels, land, parks, tracks } from '../shared/city';
import '../shared/style.css';
import { useWidth } from '../../../common/react/use-width';
import {
  fitView,
  gripOf,
  pinch,
  wheelFactor,
  zoomAt,
  type Grip,
  type View,
} from '../../../common/konva/zoom';

/** Does not depend on the view: zooming renders the stage but not the map. */
const City = memo(() => (
  // The map does not listen, so its hit graph is not drawn, which halves the work of each step.
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
  const [box, width] = useWidth();
  // Null is the whole map, for any width of the stage.
  const [ownView, setOwnView] = useState<View | null>(null);
  /** In map coordinates, which stay the same while the wheel turns. */
  const [pointer, setPointer] = useState<Konva.Vector2d | null>(null);
  /** Two fingers where they were last seen. */
  const grip = useRef<Grip>(null);
  const fitted = fitView(CITY, { x: width, y: HEIGHT });
  const view = ownView ?? fitted;
  const middle = { x: width / 2, y: HEIGHT / 2 };

  const zoom = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    if (!claimWheel(evt)) return;
    const stage = currentTarget.getStage();
    // Konva would go on with the distance from before the zoom.
    stage?.stopDrag();
    const point = stage?.getPointerPosition();
    if (point) setOwnView((own) => zoomAt(own ?? fitted, point, wheelFactor(evt)));
  };

  // A finger that comes or goes gives another grip, and no step.
  const followFingers = ({ type, currentTarget }: Konva.KonvaEventObject<TouchEvent>) => {
    const stage = currentTarget.getStage();
    const from = grip.current;
    const to = gripOf(stage?.getPointersPositions() ?? []);
    // Konva drags with one finger. Two belong to the pinch.
    if (to) stage?.stopDrag();
    if (from && to && type === 'touchmove') setOwnView((own) => pinch(own ?? fitted, from, to));
    grip.current = to;
  };

  const readPointer = ({ currentTarget }: Konva.KonvaEventObject<MouseEvent>) => {
    setPointer(currentTarget.getRelativePointerPosition());
  };

  return (
    <>
      <div className="map" ref={box}>
        <Stage
          width={width}
          height={HEIGHT}
          x={view.x}
          y={view.y}
          scaleX={view.scale}
          scaleY={view.scale}
          draggable
          onWheel={zoom}
          onTouchStart={followFingers}
          onTouchMove={followFingers}
          onTouchEnd={followFingers}
          onPointerMove={readPointer}
          onDragEnd={({ currentTarget }) => setOwnView({ ...view, ...currentTarget.position() })}
        >
          <City />
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setOwnView(zoomAt(view, middle, 1.5))}>
          Zoom in
        </button>
        <button type="button" onClick={() => setOwnView(zoomAt(view, middle, 1 / 1.5))}>
          Zoom out
        </button>
        <button type="button" onClick={() => setOwnView(null)}>
          Whole map
        </button>
        <output>{describeView(view.scale, pointer)}</output>
      </div>
    </>
  );
}
