import { useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Layer, Rect, Stage } from 'react-konva';
import {
  buttonPlace,
  cellAt,
  centerOf,
  frameConfig,
  hollows,
  layOut,
  ringParts,
} from '../shared/bed';
import { labelOf, moveByKey, newGarden, place, water } from '../shared/garden';
import { PlantNode } from './PlantNode';
import '../../../common/konva/mirror.css';
import '../shared/style.css';
import { useSize } from '../../../common/react/use-size';

const newOutcome = () => ({ plants: newGarden(), says: 'Five of eight plants are in bloom.' });

export default function App() {
  const [canvas, size] = useSize<HTMLDivElement>();
  const [{ plants, says }, setOutcome] = useState(newOutcome);
  const [focused, setFocused] = useState<string | null>(null);
  const [hovered, setHovered] = useState(false);
  const bed = layOut(size);
  const ring = ringParts(
    plants.find(({ id }) => id === focused),
    bed,
  );

  const drop = (id: string, node: Konva.Node) => {
    const outcome = place(plants, id, cellAt(node.position(), bed));
    const plant = outcome.plants.find((other) => other.id === id);
    // Move it to the center of its cell. After a refused drop the state has no new position to write.
    if (plant) node.position(centerOf(plant, bed));
    setOutcome(outcome);
  };

  return (
    <div className="page">
      <div className="garden">
        <div
          className="canvas"
          ref={canvas}
          aria-hidden
          style={{ cursor: hovered ? 'pointer' : 'default' }}
        >
          <Stage {...size}>
            <Layer listening={false}>
              <Rect {...frameConfig(bed)} />
              {hollows(bed).map((hollow, i) => (
                <Circle key={i} {...hollow} />
              ))}
            </Layer>
            <Layer>
              <Group>
                {plants.map((plant) => (
                  <PlantNode
                    key={plant.id}
                    plant={plant}
                    bed={bed}
                    onWater={() => setOutcome(water(plants, plant.id))}
                    onDrop={(node) => drop(plant.id, node)}
                    onHover={setHovered}
                  />
                ))}
              </Group>
              <Rect {...ring.outer} />
              <Rect {...ring.inner} />
            </Layer>
          </Stage>
        </div>
        <div className="mirror" role="application" aria-label="Garden bed" aria-describedby="hint">
          {plants.map((plant) => (
            <button
              key={plant.id}
              type="button"
              aria-label={labelOf(plant)}
              style={buttonPlace(plant, bed)}
              onClick={() => setOutcome(water(plants, plant.id))}
              onKeyDown={(event) => {
                const outcome = moveByKey(plants, plant.id, event.key);
                if (!outcome) return;
                event.preventDefault();
                setOutcome(outcome);
              }}
              onFocus={() => setFocused(plant.id)}
              onBlur={() => setFocused(null)}
            />
          ))}
        </div>
      </div>
      <div className="controls">
        <button type="button" onClick={() => setOutcome(newOutcome)}>
          Start again
        </button>
        <p className="speech" role="status">
          {says}
        </p>
        <p className="hint" id="hint">
          Tab to a plant. Arrow keys move it, Enter waters it.
        </p>
      </div>
    </div>
  );
}
