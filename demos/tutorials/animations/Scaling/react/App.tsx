import { useEffect, useRef, useState } from 'react';
import Konva from 'konva';
import { Circle, Group, Layer, RegularPolygon, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import * as scene from '../shared/hexagons';

export default function App() {
  const [box, width] = useWidth();
  const [hexagons, setHexagons] = useState(scene.hexagons);
  const [isPlaying, setIsPlaying] = useState(false);
  const [keepsWidth, setKeepsWidth] = useState(false);
  const group = useRef<Konva.Group>(null);
  const kept = useRef<Konva.Animation>(null);

  useEffect(() => {
    if (!isPlaying) return;
    // Kept for the next run, so that its time continues.
    const animation = (kept.current ??= new Konva.Animation(({ time }) => {
      scene.pulse(group.current?.children ?? [], time);
    }));
    animation.start();
    return () => {
      animation.stop();
    };
  }, [isPlaying]);

  // The scene is centered at x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={box}>
      <Stage width={width} height={190}>
        <Layer x={width / 2}>
          <Group ref={group}>
            {/* The animation owns the scale: it is not a prop. */}
            {hexagons.map((hexagon, index) => (
              <RegularPolygon
                key={hexagon.name}
                {...hexagon}
                strokeScaleEnabled={!keepsWidth}
                onDragMove={({ target }) =>
                  setHexagons(hexagons.with(index, { ...hexagon, ...target.position() }))
                }
              />
            ))}
          </Group>
          {hexagons.map(({ name, x, y }) => (
            <Circle key={name} {...scene.dot} x={x} y={y} />
          ))}
          {scene.labels.map((label) => (
            <Text key={label.text} {...label} />
          ))}
        </Layer>
      </Stage>
      <div className="controls">
        <button type="button" onClick={() => setIsPlaying((now) => !now)}>
          {isPlaying ? 'Pause' : 'Play'}
        </button>
        <label>
          <input
            type="checkbox"
            checked={keepsWidth}
            onChange={(event) => setKeepsWidth(event.target.checked)}
          />{' '}
          Strokes keep their width
        </label>
      </div>
    </div>
  );
}
