import { useState } from 'react';
import type Konva from 'konva';
import { Layer, Stage } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { MetroMap } from './MetroMap';
import { isFar } from '../shared/metro';
import { describe, follow, shownView, wheelFactor, zoom, type View } from '../shared/pinch';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;
type Fingers = ReadonlyMap<number, Konva.Vector2d>;

export default function App() {
  const [map, size] = useSize<HTMLDivElement>();
  // Null is the whole map, for any size of the window.
  const [chosenView, setView] = useState<View | null>(null);
  // The last position of each finger and of the pressed mouse.
  const [fingers, setFingers] = useState<Fingers>(new Map());
  const view = shownView(chosenView, size);

  const press = ({ evt, currentTarget }: PointerEventObject) => {
    const stage = currentTarget.getStage();
    const point = stage?.getPointerPosition();
    if (!point || evt.button !== 0) return;
    // A finger stays with the element where it began; the mouse needs a capture.
    if (evt.pointerType === 'mouse') stage?.setPointerCapture(evt.pointerId);
    setFingers(new Map(fingers).set(evt.pointerId, point));
  };

  const move = ({ evt, currentTarget }: PointerEventObject) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (!point || !fingers.has(evt.pointerId)) return;
    const moved = new Map(fingers).set(evt.pointerId, point);
    setFingers(moved);
    setView(follow(view, [...fingers.values()], [...moved.values()], size));
  };

  const release = ({ evt }: PointerEventObject) => {
    const left = new Map(fingers);
    if (left.delete(evt.pointerId)) setFingers(left);
  };

  // Ctrl with the wheel, and a pinch on a trackpad, which most browsers send as the same event.
  const zoomAtPointer = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (!point || !claimWheel(evt)) return;
    const factor = wheelFactor(evt);
    setView(zoom(view, factor, point, point, size));
  };

  const zoomMiddle = (factor: number) => {
    const middle = { x: size.width / 2, y: size.height / 2 };
    setView(zoom(view, factor, middle, middle, size));
  };

  return (
    <div className="page">
      <div className="map" ref={map}>
        <Stage
          {...size}
          x={view.x}
          y={view.y}
          scaleX={view.scale}
          scaleY={view.scale}
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
          onWheel={zoomAtPointer}
        >
          <Layer listening={false}>
            <MetroMap far={isFar(view.scale)} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" aria-label="Zoom in" onClick={() => zoomMiddle(1.4)}>
          +
        </button>
        <button type="button" aria-label="Zoom out" onClick={() => zoomMiddle(1 / 1.4)}>
          −
        </button>
        <button type="button" onClick={() => setView(null)}>
          Fit
        </button>
        <output>{describe(view, fingers.size)}</output>
      </div>
    </div>
  );
}
