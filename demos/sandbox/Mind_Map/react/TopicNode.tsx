import type Konva from 'konva';
import { Circle, Group, Path, Rect, Text } from 'react-konva';
import type { Placed } from '../shared/layout';
import { topicParts } from '../shared/look';

interface TopicNodeProps {
  placed: Placed;
  onDrag(event: Konva.KonvaEventObject<DragEvent>): void;
  onDrop(): void;
}

export function TopicNode({ placed, onDrag, onDrop }: TopicNodeProps) {
  const { group, box, words, cup, fold, foldWords } = topicParts(placed);
  return (
    <Group {...group} onDragMove={onDrag} onDragEnd={onDrop}>
      <Rect {...box} />
      <Text {...words} />
      {cup.map((config) => (
        <Path key={config.data} {...config} />
      ))}
      <Circle {...fold} />
      <Text {...foldWords} />
    </Group>
  );
}
