import { useLayoutEffect, useRef } from 'react';
import type Konva from 'konva';
import { Shape } from 'react-konva';
import { DAMPING, pieceConfig, type PieceView } from '../shared/scene';
import { createSpring } from '../../../common/konva/spring';

interface PieceNodeProps {
  view: PieceView;
  onPick(): void;
  /** Gets the position where the piece was dropped, in squares. */
  onDrop(position: Konva.Vector2d): void;
  onHover(hovered: boolean): void;
}

/** A piece that glides to its square. Its position belongs to the spring, so it is not a prop. */
export function PieceNode({ view, onPick, onDrop, onHover }: PieceNodeProps) {
  const node = useRef<Konva.Shape>(null);
  const spring = useRef<ReturnType<typeof createSpring> | null>(null);
  const { x, y } = view.place;

  useLayoutEffect(() => {
    if (!node.current) return;
    const created = createSpring(node.current, DAMPING);
    spring.current = created;
    return () => created.stop();
  }, []);

  useLayoutEffect(() => {
    // A new piece is at x = 0, where no square has its center.
    if (node.current?.x() === 0) node.current.position({ x, y });
    else spring.current?.to({ x, y });
  }, [x, y]);

  return (
    <Shape
      ref={node}
      {...pieceConfig(view)}
      onDragStart={({ target }) => {
        spring.current?.stop();
        target.moveToTop();
        onPick();
      }}
      onDragEnd={({ target }) => {
        onDrop(target.position());
        // Back to its square. After a legal move, the effect above sends it to the new one.
        spring.current?.to({ x, y });
      }}
      onPointerEnter={() => onHover(view.canMove)}
      onPointerLeave={() => onHover(false)}
    />
  );
}
