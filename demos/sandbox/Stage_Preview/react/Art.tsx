import type { RefObject } from 'react';
import type Konva from 'konva';
import { Circle, Group, Line, Rect, Text } from 'react-konva';
import { onPicture, type Disc, type Point } from '../shared/composition';
import {
  discConfig,
  lineConfigs,
  paperConfig,
  pictureClip,
  ringConfigs,
  wordConfigs,
} from '../shared/look';

/** What the user can do with the discs. A preview has no handlers. */
export interface DiscHandlers {
  onSelect: (id: number) => void;
  onMove: (id: number, to: Point) => void;
  onDrag: (isDragging: boolean) => void;
}

interface Props extends Konva.GroupConfig {
  discs: readonly Disc[];
  handlers?: DiscHandlers;
  art?: RefObject<Konva.Group | null>;
}

/** The picture. With handlers its discs can be dragged. */
export function Art({ discs, handlers, art, ...config }: Props) {
  return (
    <Group {...pictureClip} {...config} ref={art}>
      <Rect {...paperConfig} />
      {lineConfigs.map((line, i) => (
        <Line key={i} {...line} listening={false} />
      ))}
      {discs.map((disc) => (
        <Group
          key={disc.id}
          {...discConfig(disc)}
          draggable={handlers !== undefined}
          onPointerDown={({ evt }) => evt.button === 0 && handlers?.onSelect(disc.id)}
          onDragStart={() => handlers?.onDrag(true)}
          onDragMove={({ target }) => {
            // Correct the node first: a disc does not leave the picture.
            target.position(onPicture(target.position()));
            handlers?.onMove(disc.id, target.position());
          }}
          onDragEnd={() => handlers?.onDrag(false)}
        >
          {ringConfigs(disc).map((ring, i) => (
            <Circle key={i} {...ring} />
          ))}
        </Group>
      ))}
      {wordConfigs.map((word) => (
        <Text key={word.text} {...word} listening={false} />
      ))}
    </Group>
  );
}
