import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Rect, Stage } from 'react-konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { frameConfig, mapConfig, takeSnapshot, viewFromFrame, worldPoint } from '../shared/minimap';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';
import {
  centerOn,
  firstView,
  keepInView,
  viewForKey,
  wheelFactor,
  zoom,
  type View,
} from '../shared/view';
import { World } from './World';

export default function App() {
  const [screen, size] = useSize<HTMLDivElement>();
  const [chosenView, setView] = useState<View | null>(null);
  const [snapshot, setSnapshot] = useState<HTMLCanvasElement>();
  const world = useRef<Konva.Group>(null);
  // A factor of 1 keeps the zoom, unless the stage has become larger than the world.
  const view = chosenView ? zoom(chosenView, 1, { x: 0, y: 0 }, size) : firstView(size);

  const showSnapshot = useCallback(() => {
    if (world.current) setSnapshot(takeSnapshot(world.current));
  }, []);
  useLayoutEffect(showSnapshot, [showSnapshot]);

  const zoomAtPointer = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (!point || !claimWheel(evt)) return;
    // Konva would drag on with the distance from before the zoom.
    currentTarget.getStage()?.findOne('.world')?.stopDrag();
    setView(zoom(view, wheelFactor(evt), point, size));
  };

  const goTo = ({ currentTarget }: Konva.KonvaEventObject<Event>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (point) setView(centerOn(worldPoint(point, size), view.scale, size));
  };

  const handleKey = (event: KeyboardEvent) => {
    const next = viewForKey(event.key, view, size);
    if (!next) return;
    event.preventDefault();
    setView(next);
  };

  return (
    <div
      className="screen"
      ref={screen}
      tabIndex={0}
      role="application"
      aria-label="Map of seven islands. Arrow keys move it, plus and minus zoom."
      onKeyDown={handleKey}
    >
      <Stage {...size} onWheel={zoomAtPointer}>
        <Layer>
          <Group
            ref={world}
            name="world"
            x={view.x}
            y={view.y}
            scaleX={view.scale}
            scaleY={view.scale}
            draggable
            dragBoundFunc={(position) => keepInView({ ...position, scale: view.scale }, size)}
            onDragMove={({ target }) => {
              // The dragmove of a boat bubbles to the world.
              if (target.hasName('world')) setView({ ...target.position(), scale: view.scale });
            }}
          >
            <World onBoatMoved={showSnapshot} />
          </Group>
        </Layer>
        {/* The small map stays in its corner, because its layer does not move with the world. */}
        <Layer>
          <Image image={snapshot} {...mapConfig(size)} onClick={goTo} onTap={goTo} />
          <Rect
            {...frameConfig(view, size)}
            dragBoundFunc={(position) => {
              const next = viewFromFrame(position, view.scale, size);
              const { x, y } = frameConfig(next, size);
              return { x, y };
            }}
            onDragMove={({ target }) => setView(viewFromFrame(target.position(), view.scale, size))}
          />
        </Layer>
      </Stage>
    </div>
  );
}
