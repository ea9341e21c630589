import { useLayoutEffect, useRef } from 'react';
import type Konva from 'konva';
import { Group, Path } from 'react-konva';
import type { Point } from '../shared/game';
import { createGlide, DAMPING } from '../shared/glide';
import { animalConfig, animalParts, type AnimalView } from '../shared/scene';
import { createSpring } from '../../../common/konva/spring';

interface AnimalNodeProps {
  view: AnimalView;
  onDrop(point: Point): void;
  onHover(hovered: boolean): void;
}

/** An animal that glides to its place. */
export function AnimalNode({ view, onDrop, onHover }: AnimalNodeProps) {
  const inner = useRef<Konva.Group>(null);
  const moved = useRef<ReturnType<typeof createGlide> | null>(null);
  const latest = useRef(view.goal);
  const { x, y, rotation } = view.goal;

  useLayoutEffect(() => {
    if (!inner.current) return;
    const spring = createSpring(inner.current, DAMPING);
    moved.current = createGlide(inner.current, spring, latest.current);
    return () => spring.stop();
  }, []);

  useLayoutEffect(() => {
    const goal = { x, y, rotation };
    moved.current?.(latest.current, goal);
    latest.current = goal;
  }, [x, y, rotation]);

  const setCursor = (node: Konva.Node, cursor: string) => {
    const stage = node.getStage();
    if (stage) stage.container().style.cursor = cursor;
  };

  return (
    <Group
      {...animalConfig(view)}
      onDragStart={({ target }) => {
        target.moveToTop();
        setCursor(target, 'grabbing');
      }}
      onDragEnd={({ target, evt }) => {
        setCursor(target, '');
        const point = target.position();
        // Back to its place first, so that the state and the node agree. Only the inner group glides.
        target.position({ x, y });
        moved.current?.(point, view.goal);
        onDrop(point);
        if (evt.type.startsWith('touch')) onHover(false);
      }}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={({ currentTarget }) => {
        // A lifted finger fires pointerleave before dragend, and no render may run in between.
        if (!currentTarget.isDragging()) onHover(false);
      }}
    >
      <Group ref={inner} name="body">
        {animalParts(view.id, view.glows).map((part) => (
          <Path key={part.data} {...part} />
        ))}
      </Group>
    </Group>
  );
}
