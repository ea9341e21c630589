import { memo } from 'react';
import { Group, Layer, Path } from 'react-konva';
import { twigs } from '../shared/look';

/** The background does not depend on the map: while a topic is dragged, it is not rendered again. */
export const Paper = memo(({ width, height }: { width: number; height: number }) => (
  <Layer listening={false}>
    {twigs({ width, height }).map(({ group, stem, leaves }) => (
      <Group key={group.rotation} {...group}>
        <Path {...stem} />
        {leaves.map((leaf) => (
          <Path key={leaf.x} {...leaf} />
        ))}
      </Group>
    ))}
  </Layer>
));
