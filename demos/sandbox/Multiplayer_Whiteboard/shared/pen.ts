import type Konva from 'konva';
import { nameOf, type Note } from './notes';
import { noteConfig, SANS, type fit, type Person } from './look';
import { NOTE } from './opening';

/** The pointer, in units of the board. */
export const penPoint = (node: Konva.Node) =>
  node.getStage()?.getLayers().at(-1)?.getRelativePointerPosition() ?? { x: 0, y: 0 };

/** A line with one more point, unless the pointer has barely moved. */
export function extend(line: readonly number[], { x, y }: Konva.Vector2d): readonly number[] {
  const [lastX = -9, lastY = -9] = line.slice(-2);
  return Math.hypot(x - lastX, y - lastY) < 2 ? line : [...line, Math.round(x), Math.round(y)];
}

/** A line has the color of the person who drew it: its id begins with that person's name. */
export const lineConfig = (id: string, points: readonly number[], people: readonly Person[]) => ({
  name: 'line',
  points: [...points],
  stroke: people.find(({ name }) => name === nameOf(id))?.color ?? '#fff4d6',
  strokeWidth: 3,
  lineCap: 'round' as const,
  lineJoin: 'round' as const,
  tension: 0.4,
  listening: false,
});

/** What is typed replaces the text. */
export function openField(field: HTMLTextAreaElement | null) {
  field?.focus({ preventScroll: true });
  field?.select();
}

/** Places a text field over a note. */
export function wordsStyle(note: Note, { x, scaleX }: ReturnType<typeof fit>['layer']) {
  const { rotation } = noteConfig(note);
  return {
    left: `${x + (note.x - NOTE.width / 2) * scaleX}px`,
    top: `${(note.y - NOTE.height / 2) * scaleX}px`,
    width: `${NOTE.width * scaleX}px`,
    height: `${NOTE.height * scaleX}px`,
    font: `bold ${13 * scaleX}px/1.15 ${SANS}`,
    transform: `rotate(${rotation}deg)`,
  };
}
