import { useEffect, useRef } from 'react';
import type Konva from 'konva';
import { Group, Path, Rect, Text } from 'react-konva';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { boardParts, heronParts, signConfig, wordParts } from '../shared/look';
import type { Facing, Mount } from '../shared/mirror';
import { turn } from '../shared/turn';

/** A sign on its mount. */
export function Sign({ mount, facing }: { mount: Mount; facing: Facing }) {
  const sign = useRef<Konva.Group>(null);

  // The scale belongs to the tween; no prop sets it.
  useEffect(() => {
    if (sign.current) return turn(sign.current, facing, wantsMotion());
    return undefined;
  }, [facing]);

  return (
    <Group ref={sign} {...signConfig(mount)}>
      {boardParts.map((part) => (
        <Rect key={part.width} {...part} />
      ))}
      {heronParts.map((part) => (
        <Path key={part.data} {...part} />
      ))}
      {wordParts.map((part) => (
        <Text key={part.text} {...part} />
      ))}
    </Group>
  );
}
