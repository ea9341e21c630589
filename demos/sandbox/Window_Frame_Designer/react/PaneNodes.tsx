import { Group, Line, Rect } from 'react-konva';
import type { Design, PlacedPane } from '../shared/design';
import { paneParts } from '../shared/plan';

interface PaneNodesProps {
  placed: PlacedPane;
  design: Design;
  selected: boolean;
  onSelect(): void;
}

export function PaneNodes({ placed, design, selected, onSelect }: PaneNodesProps) {
  const { rim, glass, shine, opening, handle, cover } = paneParts(placed, design, selected);
  return (
    <Group>
      <Rect {...rim} />
      <Rect {...glass} />
      <Line {...shine} />
      <Line {...opening} />
      <Rect {...handle} />
      <Rect {...cover} onPointerClick={({ evt }) => evt.button === 0 && onSelect()} />
    </Group>
  );
}
