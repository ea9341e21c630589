import type Konva from 'konva';
import { useEffect, useState } from 'react';

/** How often a layer was drawn since it was given. It has state of its own, so that a drawing does not render the stage. */
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
