import { Arrow, Line, Text } from 'react-konva';
import { dimensionConfigs } from '../shared/drawing';
import type { Side, Size } from '../shared/frame';

interface DimensionProps {
  side: Side;
  size: Size;
  stage: Size;
  onChoose(): void;
  onHover(isOver: boolean): void;
}

/** A dimension line. A click on its number goes to its field. */
export function Dimension({ side, size, stage, onChoose, onHover }: DimensionProps) {
  const { arrow, leads, label } = dimensionConfigs(side, size, stage);
  return (
    <>
      <Arrow {...arrow} />
      {leads.map((config, end) => (
        <Line key={end} {...config} />
      ))}
      <Text
        {...label}
        onClick={onChoose}
        onTap={onChoose}
        onMouseEnter={() => onHover(true)}
        onMouseLeave={() => onHover(false)}
      />
    </>
  );
}
