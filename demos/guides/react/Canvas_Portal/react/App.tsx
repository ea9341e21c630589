import { useState } from 'react';
import type Konva from 'konva';
import { Group, Layer, Rect, Stage } from 'react-konva';
import { Portal } from 'react-konva-utils';
import { initialTiles, trayAt, trays } from '../../../../common/konva/trays';
import { useWidth } from '../../../../common/react/use-width';

const height = 270;

export default function App() {
  const [box, width] = useWidth();
  const [tiles, setTiles] = useState(initialTiles);
  const [dragged, setDragged] = useState<string | null>(null);
  const [lifts, setLifts] = useState(true);

  const drop = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const place = target.position();
    setTiles((all) => all.map((tile) => (tile.id === target.id() ? { ...tile, ...place } : tile)));
    setDragged(null);
  };

  return (
    <>
      <div ref={box}>
        <Stage width={width} height={height}>
          <Layer x={width / 2}>
            <Rect x={-width / 2} width={width} height={height} fill="#f1e7d6" listening={false} />
            {trays.map((tray, i) => (
              // Clipped, but not moved: children use the layer's coordinates.
              <Group
                key={tray.x}
                clipX={tray.x}
                clipY={tray.y}
                clipWidth={tray.width}
                clipHeight={tray.height}
              >
                <Rect {...tray} fill="#d9c7a8" listening={false} />
                {tiles
                  .filter((tile) => trayAt(tile.x + 25) === i)
                  .map((tile) => (
                    <Portal key={tile.id} selector=".above" enabled={lifts && tile.id === dragged}>
                      <Rect
                        name="tile"
                        {...tile}
                        width={50}
                        height={50}
                        cornerRadius={8}
                        draggable
                        onDragStart={() => setDragged(tile.id)}
                        onDragEnd={drop}
                      />
                    </Portal>
                  ))}
              </Group>
            ))}
          </Layer>
          {/* At the position of the other layer, so a lifted tile keeps its coordinates. */}
          <Layer name="above" x={width / 2} />
        </Stage>
      </div>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={lifts}
            onChange={(event) => setLifts(event.target.checked)}
          />
          Lift the dragged tile
        </label>
      </div>
    </>
  );
}
