export interface Dot {
  id: number;
  x: number;
  y: number;
  fill: string;
}

const key = 'dots';
const version = 1;
const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#8457c9'];

/** The dots of a first visit. New objects in each call, because the state that gets them changes them. */
export const firstDots = (): Dot[] => [
  { id: 1, x: -90, y: 150, fill: '#8457c9' },
  { id: 2, x: 90, y: 160, fill: '#1f9aa5' },
];

/** A dot with a new id, even if the others come from a file. */
export function nextDot(others: readonly Dot[], { x, y }: { x: number; y: number }): Dot {
  const id = 1 + Math.max(0, ...others.map((dot) => dot.id));
  return { id, x, y, fill: colors[id % colors.length] ?? '#1b1f2a' };
}

export const writeDots = (dots: readonly Dot[]) => JSON.stringify({ version, dots });

/** Checks a saved text completely before anything is shown. Throws an error that says what is wrong with it. */
export function readDots(text: string): Dot[] {
  const data = parse(text);
  if (!isRecord(data) || !Array.isArray(data.dots)) throw new Error('This is not a drawing.');
  if (data.version !== version) throw new Error(`Version ${String(data.version)} is unknown.`);
  return data.dots.map(readDot);
}

/** Every dot has exactly these values, whatever the file contains. */
function readDot(value: unknown): Dot {
  const { id, x, y, fill } = isRecord(value) ? value : {};
  if (!isNumber(id) || !isNumber(x) || !isNumber(y)) throw new Error('A dot has no id or place.');
  return { id, x, y, fill: typeof fill === 'string' ? fill : '#1b1f2a' };
}

/** The text in storage; undefined on the first visit. Throws if the text is invalid or storage is denied. */
export function restoreDots(): Dot[] | undefined {
  const text = localStorage.getItem(key);
  return text === null ? undefined : readDots(text);
}

/** Throws if the browser denies storage, or if it is full. */
export function storeDots(text: string) {
  localStorage.setItem(key, text);
}

/** Downloads the text as a file. */
export function downloadDots(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'dots.json';
  link.click();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** The message of an error. */
export const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('This is not JSON.', { cause: error });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => Number.isFinite(value);
