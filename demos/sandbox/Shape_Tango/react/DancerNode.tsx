import { useLayoutEffect, useRef } from 'react';
import type Konva from 'konva';
import { Group, RegularPolygon } from 'react-konva';
import type { Dancer } from '../shared/dance';
import { dancerConfig, shapeConfig } from '../shared/look';
import { danceTo, letGo, takePlace } from '../shared/steps';
import { wantsMotion } from '../../../common/konva/wants-motion';

interface DancerNodeProps {
  dancer: Dancer;
  onGrab(): void;
  onDrop(point: Konva.Vector2d): void;
}

/** A shape that dances to where its dancer is. */
export function DancerNode({ dancer, onGrab, onDrop }: DancerNodeProps) {
  const shape = useRef<Konva.RegularPolygon>(null);
  const shown = useRef<Dancer | null>(null);
  const stop = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    if (!shape.current) return;
    const before = shown.current;
    shown.current = dancer;
    // The first time, it is there at once.
    if (!before) takePlace(shape.current, dancer);
    else if (before !== dancer) {
      stop.current = danceTo(shape.current, before, dancer, wantsMotion());
    }
    return () => stop.current?.();
  }, [dancer]);

  const setCursor = (node: Konva.Node, cursor: string) => {
    const stage = node.getStage();
    if (stage) stage.container().style.cursor = cursor;
  };

  return (
    <Group
      {...dancerConfig(dancer)}
      onDragStart={() => {
        // The hand leads: what is left of the figure waits.
        stop.current?.();
        onGrab();
      }}
      onDragEnd={({ target }) => {
        if (shape.current) onDrop(letGo(target, shape.current, dancer));
      }}
      onPointerEnter={({ target }) => setCursor(target, 'grab')}
      onPointerLeave={({ target }) => setCursor(target, 'default')}
    >
      <RegularPolygon ref={shape} {...shapeConfig(dancer)} />
    </Group>
  );
}
