import { memo, useState } from 'react';
import type Konva from 'konva';
import { Group, Line, Path, Rect, Text } from 'react-konva';
import {
  beaches,
  BOATS,
  hills,
  hull,
  meadows,
  names,
  roofs,
  routes,
  sail,
  shallows,
  trees,
  walls,
  WORLD,
} from '../shared/scene';

/**
 * The islands. The sea takes the pointer for the whole world; only the boats need a hit graph as well. Memoized: a move of
 * the view does not compare hundreds of shapes.
 */
export const World = memo(({ onBoatMoved }: { onBoatMoved(): void }) => {
  const [boats, setBoats] = useState(BOATS);

  const moveBoat = (fill: string, node: Konva.Node) => {
    const place = node.position();
    setBoats((all) => all.map((boat) => (boat.fill === fill ? { ...boat, ...place } : boat)));
    onBoatMoved();
  };

  return (
    <>
      <Rect {...WORLD} fill="#6cc0c9" />
      {[...shallows, ...beaches, ...meadows, ...hills, ...routes].map((line, i) => (
        <Line key={i} {...line} listening={false} />
      ))}
      {trees.map((tree, i) => (
        <Path key={i} {...tree} listening={false} />
      ))}
      {walls.map((wall, i) => (
        <Rect key={i} {...wall} listening={false} />
      ))}
      {roofs.map((roof, i) => (
        <Line key={i} {...roof} listening={false} />
      ))}
      {names.map((name) => (
        <Text key={name.text} {...name} listening={false} />
      ))}
      {boats.map(({ x, y, fill }) => (
        <Group
          key={fill}
          name="boat"
          x={x}
          y={y}
          draggable
          onDragEnd={({ target }) => moveBoat(fill, target)}
        >
          <Path {...sail} />
          <Path {...hull} fill={fill} />
        </Group>
      ))}
    </>
  );
});
