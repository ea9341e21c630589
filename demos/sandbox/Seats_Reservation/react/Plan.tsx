import { memo, useLayoutEffect, useRef } from 'react';
import Konva from 'konva';
import { Arc, Circle, Group, Line, Rect, Text } from 'react-konva';
import { HALL, seatsOf } from '../shared/hall';
import { curtain, glow, legendOf, letters, podium, podiumLabel, seatConfig } from '../shared/look';

interface PlanProps {
  taken: ReadonlySet<string>;
  /** The stage's scale sets the resolution of the cached sections. */
  scale: number;
}

/** The hall and its seats. Nothing in it changes with the pointer or the choice. */
export const Plan = memo(({ taken, scale }: PlanProps) => {
  const sections = useRef<(Konva.Group | null)[]>([]);

  useLayoutEffect(() => {
    for (const group of sections.current) group?.cache({ pixelRatio: scale * Konva.pixelRatio });
  }, [taken, scale]);

  return (
    <>
      <Circle {...glow} listening={false} />
      <Line {...curtain} listening={false} />
      <Arc {...podium} listening={false} />
      <Text {...podiumLabel} listening={false} />
      {letters.map((letter, i) => (
        <Text key={i} {...letter} listening={false} />
      ))}
      {legendOf(scale).map(({ dot, words }) => (
        <Group key={words.text} listening={false}>
          <Circle {...dot} />
          <Text {...words} />
        </Group>
      ))}
      {HALL.map((section, i) => (
        <Group
          key={section.name}
          name="section"
          ref={(group) => {
            sections.current[i] = group;
          }}
        >
          {seatsOf(section).map((seat) => (
            <Rect key={seat.id} {...seatConfig(seat, taken.has(seat.id))} />
          ))}
        </Group>
      ))}
    </>
  );
});
