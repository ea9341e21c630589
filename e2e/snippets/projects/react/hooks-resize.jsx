import { useLayoutEffect, useRef, useState } from 'react';
import { Stage, Layer, Circle } from 'react-konva';

function useSize(target) {
  const [size, setSize] = useState();
  useLayoutEffect(() => {
    const ro = new ResizeObserver((entries) => setSize(entries[0].contentRect));
    ro.observe(target.current);
    return () => ro.disconnect();
  }, [target]);
  return size;
}

export default function Responsive() {
  const ref = useRef(null);
  const size = useSize(ref);
  return (
    <div ref={ref} style={{ width: '100%', height: '100%' }}>
      <Stage width={size?.width} height={size?.height}>
        <Layer><Circle x={60} y={60} radius={40} fill="orchid" /></Layer>
      </Stage>
    </div>
  );
}
