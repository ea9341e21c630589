import { Circle, Line, Rect, Text } from 'react-konva';
import type { Picture } from '../shared/look';

/** Draws a part of the chart. The items have no identity, so their position in the list is the key. */
export function PictureNodes({ rects, lines, circles, texts }: Picture) {
  return (
    <>
      {rects.map((config, i) => (
        <Rect key={i} {...config} />
      ))}
      {lines.map((config, i) => (
        <Line key={i} {...config} />
      ))}
      {circles.map((config, i) => (
        <Circle key={i} {...config} />
      ))}
      {texts.map((config, i) => (
        <Text key={i} {...config} />
      ))}
    </>
  );
}
