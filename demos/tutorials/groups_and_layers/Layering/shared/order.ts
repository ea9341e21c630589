import { boxes, type Box } from './boxes';

/** What each button does to an index. */
export const commands = [
  { label: 'To top', to: () => boxes.length - 1 },
  { label: 'Up', to: (index: number) => index + 1 },
  { label: 'Down', to: (index: number) => index - 1 },
  { label: 'To bottom', to: () => 0 },
  { label: 'To index 3', to: () => 3 },
];

/** The list with one box moved to another index, limited to the ends of the list. */
export function reorder(list: Box[], name: string, to: (index: number) => number): Box[] {
  const index = list.findIndex((box) => box.name === name);
  const box = list[index];
  if (!box) return list;
  const others = list.filter((other) => other !== box);
  return others.toSpliced(Math.max(0, to(index)), 0, box);
}
