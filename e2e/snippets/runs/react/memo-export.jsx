import { memo, useCallback, useMemo } from 'react';
import { Stage, Layer, Line } from 'react-konva';

const Grid = memo(function Grid({ size }) {
  const lines = useMemo(() => Array.from({ length: size }, (_, i) => i * 20), [size]);
  return lines.map((x) => <Line key={x} points={[x, 0, x, 100]} stroke="#999" />);
});

const App = memo(() => {
  const onClick = useCallback(() => console.log('hi'), []);
  return (
    <Stage width={200} height={100} onClick={onClick}>
      <Layer><Grid size={5} /></Layer>
    </Stage>
  );
});

export { App as default };
