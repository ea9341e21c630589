import type { RefObject } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image } from 'react-konva';
import { onPicture, PICTURE, type Disc } from '../shared/discs';
import { CLIP, discConfig } from '../shared/look';

interface Props extends Konva.GroupConfig {
  discs: readonly Disc[];
  paper: HTMLImageElement | undefined;
  art?: RefObject<Konva.Group | null>;
  onSelect?: (id: number) => void;
  onMove?: (id: number, to: Konva.Vector2d) => void;
  onDrop?: () => void;
}

/** The picture. Its discs can be dragged, unless it is only looked at. */
export function Art({ discs, paper, art, onSelect, onMove, onDrop, ...config }: Props) {
  return (
    <Group {...CLIP} {...config} ref={art}>
      <Image image={paper} {...PICTURE} preventDefault={false} />
      {discs.map((disc) => (
        <Circle
          key={disc.id}
          {...discConfig(disc)}
          draggable={onMove !== undefined}
          onPointerDown={() => onSelect?.(disc.id)}
          onDragMove={({ target }) => {
            // The node first: a disc does not leave the picture.
            target.position(onPicture(target.position()));
            onMove?.(disc.id, target.position());
          }}
          onDragEnd={onDrop}
        />
      ))}
    </Group>
  );
}
