import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2'];

const tiles = Array.from({ length: 12 }, (_, i) => ({
  id: `tile-${i + 1}`,
  x: -140 + (i % 4) * 72,
  y: 10 + Math.floor(i / 4) * 68,
  fill: colors[i % 4],
}));

export default function App() {
  const [box, width] = useWidth();
  const [clicked, setClicked] = useState('');

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={220}>
        {/* The only listener: clicks bubble up from whichever tile was hit. */}
        <Layer x={width / 2} onPointerClick={(event) => setClicked(event.target.id())}>
          {tiles.map((tile) => (
            <Rect
              key={tile.id}
              {...tile}
              name="tile"
              width={64}
              height={60}
              cornerRadius={10}
              opacity={clicked === '' || clicked === tile.id ? 1 : 0.45}
            />
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <output>{clicked ? `Clicked ${clicked}` : 'Click a tile.'}</output>
      </div>
    </div>
  );
}
