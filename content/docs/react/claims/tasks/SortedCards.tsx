import type Konva from 'konva';
import { useState, type KeyboardEvent } from 'react';
import { Group, Layer, Rect, Stage, Text } from 'react-konva';
import { indexAt, LEFT, moveTo, STEP, TOP, type Card } from './move-card';

const first: Card[] = ['Apple', 'Bread', 'Cheese', 'Dates', 'Eggs', 'Figs'].map((title, index) => ({
  id: title.toLowerCase(),
  title,
  fill: index % 2 === 0 ? '#f6b73c' : '#8fd3c8',
}));

/** Six cards that a mouse, a finger and the arrow keys sort. */
export function SortedCards({ onSort }: { onSort?: (cards: readonly Card[]) => void }) {
  const [cards, setCards] = useState(first);
  const [focused, setFocused] = useState<string | null>(null);
  const [message, setMessage] = useState('');

  const move = (id: string, to: number) => {
    const sorted = moveTo(cards, id, to);
    setCards(sorted);
    setMessage(`${sorted[to]?.title}: place ${to + 1} of ${sorted.length}.`);
    onSort?.(sorted);
  };

  const drop = ({ target }: Konva.KonvaEventObject<DragEvent>) => {
    const to = indexAt(target.y(), cards.length);
    // React does not write a place that is the same as before the drag.
    target.position({ x: LEFT, y: TOP + STEP * to });
    move(target.id(), to);
  };

  const moveByKey = (event: KeyboardEvent, id: string, from: number) => {
    const to = from + (event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0);
    if (to === from) return;
    event.preventDefault();
    if (cards[to]) move(id, to);
  };

  return (
    <>
      <Stage width={300} height={300}>
        <Layer>
          {cards.map((card, index) => (
            <Group key={card.id} id={card.id} name="card" x={LEFT} y={TOP + STEP * index} draggable onDragEnd={drop}>
              <Rect
                width={200}
                height={36}
                cornerRadius={6}
                fill={card.fill}
                stroke="#1b1f2a"
                strokeWidth={card.id === focused ? 3 : 0}
              />
              <Text text={card.title} x={12} y={11} fontSize={16} listening={false} />
            </Group>
          ))}
        </Layer>
      </Stage>
      {cards.map((card, index) => (
        <button
          key={card.id}
          onFocus={() => setFocused(card.id)}
          onBlur={() => setFocused(null)}
          onKeyDown={(event) => moveByKey(event, card.id, index)}
        >
          {card.title}, {index + 1} of {cards.length}
        </button>
      ))}
      <output>{message}</output>
    </>
  );
}
