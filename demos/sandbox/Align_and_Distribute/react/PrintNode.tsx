import { useLayoutEffect, useRef } from 'react';
import type Konva from 'konva';
import { Shape } from 'react-konva';
import type { Print } from '../shared/wall';
import { printConfig } from '../shared/look';
import { createMover } from '../shared/mover';

interface PrintNodeProps {
  print: Print;
  /** Whether the pointer moves it. */
  isHeld: boolean;
}

/** A print that glides to its position. The position belongs to the mover, so it is not a prop. */
export function PrintNode({ print, isHeld }: PrintNodeProps) {
  const node = useRef<Konva.Shape>(null);
  const mover = useRef<ReturnType<typeof createMover> | null>(null);
  const { x, y, rotation } = print;

  useLayoutEffect(() => {
    const place = { x, y, rotation };
    if (!mover.current) {
      if (!node.current) return;
      mover.current = createMover(node.current);
      // A new print appears at its position, without a tween.
      mover.current.jump(place);
    } else if (isHeld) mover.current.jump(place);
    else mover.current.glide(place);
  }, [x, y, rotation, isHeld]);

  useLayoutEffect(
    () => () => {
      mover.current?.stop();
      mover.current = null;
    },
    [],
  );

  return <Shape ref={node} {...printConfig(print)} />;
}
