import type { Side, Topic } from './mind-map';

interface Plan {
  label: string;
  side?: Side;
  folded?: boolean;
  parts?: (Plan | string)[];
}

const PLAN: Plan = {
  label: 'Open a tea house',
  parts: [
    {
      label: 'The leaf',
      parts: [
        'Sencha from Uji',
        'First flush Assam',
        { label: 'House blend', folded: true, parts: ['Rose', 'Mint', 'Ginger'] },
      ],
    },
    { label: 'The kitchen', parts: ['Scones', 'Lemon cake', 'Sesame cookies'] },
    { label: 'The people', parts: ['Two hosts', 'A baker'] },
    { label: 'The room', side: -1, parts: ['24 seats', 'Window bench', 'Clay stove'] },
    {
      label: 'The money',
      side: -1,
      parts: ['Rent 1,450 a month', { label: 'Loan', folded: true, parts: ['Bank', 'Aunt Mei'] }],
    },
    { label: 'Opening day', side: -1, parts: ['March 21', 'First cup is free', 'A harp'] },
  ],
};

/** The map that the demo begins with. */
export function teaHouse(): Topic {
  let id = 0;
  const make = (part: Plan | string, color?: number): Topic => {
    const {
      label,
      side = 1,
      folded = false,
      parts = [],
    }: Plan = typeof part === 'string' ? { label: part } : part;
    id += 1;
    const topic = { id, label, isFolded: folded, side, color: color ?? 0, out: 0, down: 0 };
    return { ...topic, children: parts.map((child, i) => make(child, color ?? i)) };
  };
  return make(PLAN);
}

/** A map to begin with: one topic. */
export const emptyMap = (): Topic => ({
  id: 1,
  label: 'Main idea',
  isFolded: false,
  side: 1,
  color: 0,
  out: 0,
  down: 0,
  children: [],
});
