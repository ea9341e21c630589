import type Konva from 'konva';
import { useEffect, useState } from 'react';

/** How many times a layer has been drawn. It has its own state, so that a draw does not render the stage. */
export function DrawCount({ of: layer }: { of: Konva.Layer | null }) {
  const [count, setCount] = useState(0);

  useEffect(() => {
    layer?.on('draw.count', () => setCount((now) => now + 1));
    return () => {
      layer?.off('draw.count');
    };
  }, [layer]);

  return <>{count}</>;
}
