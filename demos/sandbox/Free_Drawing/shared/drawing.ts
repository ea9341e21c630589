import type Konva from 'konva';

export type Tool = 'pen' | 'eraser';

export interface Stroke {
  tool: Tool;
  color: string;
  width: number;
  /** x and y alternating. */
  points: number[];
}

export const COLORS = [
  { name: 'Ink', value: '#1b1f2a' },
  { name: 'Coral', value: '#f2664a' },
  { name: 'Sun', value: '#f6b73c' },
  { name: 'Leaf', value: '#3fa66b' },
  { name: 'Teal', value: '#1f9aa5' },
  { name: 'Sky', value: '#4a90e2' },
  { name: 'Plum', value: '#8457c9' },
];

/** The attributes of a stroke. The eraser is a line, too: it clears the pixels below it on its layer. */
export function strokeConfig(stroke: Stroke) {
  return {
    name: 'stroke',
    points: stroke.points,
    stroke: stroke.color,
    strokeWidth: stroke.width,
    lineCap: 'round',
    lineJoin: 'round',
    tension: 0.4,
    globalCompositeOperation: stroke.tool === 'eraser' ? 'destination-out' : 'source-over',
  } satisfies Konva.LineConfig;
}

/** Adds a point, unless it is so close to the last one that it would only make the line heavier. */
export function addPoint(points: number[], { x, y }: Konva.Vector2d): number[] {
  const [lastX = 0, lastY = 0] = points.slice(-2);
  return Math.hypot(x - lastX, y - lastY) < 2 ? points : [...points, x, y];
}

/** All states of the drawing that undo and redo step through. */
export interface History {
  steps: Stroke[][];
  at: number;
}

export const currentStep = ({ steps, at }: History): Stroke[] => steps[at] ?? [];
export const canUndo = ({ at }: History) => at > 0;
export const canRedo = ({ steps, at }: History) => at < steps.length - 1;
export const undo = (history: History): History =>
  canUndo(history) ? { ...history, at: history.at - 1 } : history;
export const redo = (history: History): History =>
  canRedo(history) ? { ...history, at: history.at + 1 } : history;

/** Continues from the current step and discards the undone ones. */
export function addStep({ steps, at }: History, strokes: Stroke[]): History {
  return { steps: [...steps.slice(0, at + 1), strokes], at: at + 1 };
}
