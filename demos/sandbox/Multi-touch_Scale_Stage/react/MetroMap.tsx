import { memo } from 'react';
import { Circle, Line, Text } from 'react-konva';
import { namesOf, parks, river, stops, tracks } from '../shared/metro';

/** The map only changes between near and far: moving the stage does not render it again. */
export const MetroMap = memo(({ far }: { far: boolean }) => (
  <>
    {parks.map((park, i) => (
      <Line key={i} {...park} />
    ))}
    <Line {...river} />
    {tracks.map((track, i) => (
      <Line key={i} {...track} />
    ))}
    {stops.map((stop, i) => (
      <Circle key={i} {...stop} />
    ))}
    {namesOf(far).map((name) => (
      <Text key={name.text} {...name} />
    ))}
  </>
));
