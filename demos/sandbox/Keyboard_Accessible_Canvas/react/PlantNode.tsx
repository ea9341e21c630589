import type Konva from 'konva';
import { Circle, Group, Star } from 'react-konva';
import { plantConfig, plantParts, type Bed } from '../shared/bed';
import type { Plant } from '../shared/garden';

interface PlantNodeProps {
  plant: Plant;
  bed: Bed;
  onWater(): void;
  onDrop(node: Konva.Node): void;
  onHover(hovered: boolean): void;
}

/** The part that people with a pointer see and use. */
export function PlantNode({ plant, bed, onWater, onDrop, onHover }: PlantNodeProps) {
  const { soil, leaves, bloom, heart } = plantParts(plant);
  return (
    <Group
      {...plantConfig(plant, bed)}
      // Also fires for a tap, and for every mouse button.
      onPointerClick={({ evt }) => evt.button === 0 && onWater()}
      onDragStart={({ target }) => target.moveToTop()}
      onDragEnd={({ target }) => onDrop(target)}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <Circle {...soil} />
      <Star {...leaves} />
      <Star {...bloom} />
      <Circle {...heart} />
    </Group>
  );
}
