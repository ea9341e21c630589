import { memo } from 'react';
import { Circle, Line, Text } from 'react-konva';
import { names, parks, river, stops, tracks } from '../shared/metro';

/** The map itself never changes: moving the stage does not render it again. */
export const MetroMap = memo(() => (
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
    {names.map((name) => (
      <Text key={name.text} {...name} />
    ))}
  </>
));
