import { useRef, useState } from 'react';
import Konva from 'konva';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { fitView, gripOf, pinch, wheelFactor, zoomAt, type View } from '../../../common/konva/zoom';
import { useWidth } from '../../../common/react/use-width';
import mapUrl from './metro-map.svg';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export default function App() {
  const [box, width] = useWidth();
  const [map] = useImage(mapUrl);
  // Null shows the whole map, for any width of the stage.
  const [ownView, setOwnView] = useState<View | null>(null);
  /** In map coordinates, which stay the same while the wheel turns. */
  const [pointer, setPointer] = useState<Konva.Vector2d | null>(null);
  /** The last positions of two fingers. */
  const grip = useRef(gripOf([]));
  const fitted = fitView({ x: 720, y: 430 }, { x: width, y: 420 });
  const { x, y, scale } = ownView ?? fitted;
  const at = pointer && `, at ${pointer.x.toFixed(1)}, ${pointer.y.toFixed(1)}`;
  const zoomBy = (factor: number, point = { x: width / 2, y: 210 }) =>
    setOwnView((own) => zoomAt(own ?? fitted, point, factor));
  const zoom = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    if (!claimWheel(evt)) return;
    // Konva would continue with the distance from before the zoom.
    currentTarget.stopDrag();
    const point = currentTarget.getStage()?.getPointerPosition();
    if (point) zoomBy(wheelFactor(evt), point);
  };
  // When a finger is added or lifted, the grip changes, but the view does not.
  const followFingers = ({ type, currentTarget }: Konva.KonvaEventObject<TouchEvent>) => {
    const from = grip.current;
    const to = gripOf(currentTarget.getStage()?.getPointersPositions() ?? []);
    // Konva drags with one finger. Two belong to the pinch.
    if (to) currentTarget.stopDrag();
    if (from && to && type === 'touchmove') setOwnView((own) => pinch(own ?? fitted, from, to));
    grip.current = to;
  };

  return (
    <>
      {/* A finger pans the map instead of scrolling the page. */}
      <div ref={box} style={{ background: '#f6f3ea', touchAction: 'none' }}>
        <Stage
          {...{ x, y, width, height: 420, scaleX: scale, scaleY: scale, draggable: true }}
          onWheel={zoom}
          onTouchStart={followFingers}
          onTouchMove={followFingers}
          onTouchEnd={followFingers}
          onPointerMove={(event) => setPointer(event.currentTarget.getRelativePointerPosition())}
          onDragEnd={({ currentTarget }) => setOwnView({ scale, ...currentTarget.position() })}
        >
          <Layer listening={false}>
            <Image image={map} x={-100} y={-10} />
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" onClick={() => zoomBy(1.5)}>
          Zoom in
        </button>
        <button type="button" onClick={() => zoomBy(1 / 1.5)}>
          Zoom out
        </button>
        <button type="button" onClick={() => setOwnView(null)}>
          Whole map
        </button>
        <output>{`${Math.round(scale * 100)}%${at ?? ''}`}</output>
      </div>
    </>
  );
}
