import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type Konva from 'konva';
import { Group, Image, Layer, Path, Rect, Stage } from 'react-konva';
import useImage from 'use-image';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { frameConfig, mapConfig, takeSnapshot, viewFromFrame, worldPoint } from '../shared/minimap';
import { BOATS, HULL, SAIL, WORLD } from '../shared/scene';
import '../shared/style.css';
import * as views from '../shared/view';
import islandsUrl from './islands.svg';
import { useSize } from '../../../common/react/use-size';

export default function App() {
  const [screen, size] = useSize<HTMLDivElement>();
  const [chosenView, setView] = useState<views.View | null>(null);
  const [boats, setBoats] = useState(BOATS);
  const [snapshot, setSnapshot] = useState<HTMLCanvasElement>();
  const [islands] = useImage(islandsUrl);
  const world = useRef<Konva.Group>(null);
  // A factor of 1 keeps the zoom, unless the stage has become larger than the world.
  const view = chosenView ? views.zoom(chosenView, 1, { x: 0, y: 0 }, size) : views.firstView(size);

  // A snapshot without the islands would be empty.
  useEffect(() => {
    if (world.current && islands) setSnapshot(takeSnapshot(world.current));
  }, [islands, boats]);

  const zoomAtPointer = ({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (!point || !claimWheel(evt)) return;
    // Otherwise, Konva would continue the drag with the offset from before the zoom.
    currentTarget.getStage()?.findOne('.world')?.stopDrag();
    setView(views.zoom(view, views.wheelFactor(evt), point, size));
  };

  const goTo = ({ evt, currentTarget }: Konva.KonvaEventObject<PointerEvent>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    if (point && evt.button === 0)
      setView(views.centerOn(worldPoint(point, size), view.scale, size));
  };

  const handleKey = (event: KeyboardEvent) => {
    const next = views.viewForKey(event.key, view, size);
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
            dragBoundFunc={(position) => views.keepInView({ ...position, scale: view.scale }, size)}
            onDragMove={({ target }) => {
              // The dragmove of a boat bubbles to the world.
              if (target.hasName('world')) setView({ ...target.position(), scale: view.scale });
            }}
          >
            {/* The sea takes the pointer for the whole world; only the boats need a hit graph as well. */}
            <Rect {...WORLD} fill="#6cc0c9" />
            <Image {...WORLD} image={islands} listening={false} />
            {boats.map((boat) => (
              <Group
                key={boat.fill}
                name="boat"
                x={boat.x}
                y={boat.y}
                draggable
                onDragEnd={({ target }) => {
                  const moved = { ...boat, ...target.position() };
                  setBoats((all) => all.map((other) => (other.fill === boat.fill ? moved : other)));
                }}
              >
                <Path {...SAIL} />
                <Path {...HULL} fill={boat.fill} />
              </Group>
            ))}
          </Group>
        </Layer>
        {/* The small map stays in its corner, because its layer does not move with the world. */}
        <Layer>
          <Image image={snapshot} {...mapConfig(size)} onPointerClick={goTo} />
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
