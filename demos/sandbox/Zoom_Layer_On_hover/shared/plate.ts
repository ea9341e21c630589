import type Konva from 'konva';

/** Size of the plate, in the units of the scene. */
export const PLATE = { width: 960, height: 600 };

/** The point of the plate that is magnified, or null for the whole plate. */
export type Look = Konva.Vector2d | null;

export const MOTHS: readonly (Konva.Vector2d & { name: string })[] = [
  { name: 'Death’s-head hawk-moth', x: 150, y: 172 },
  { name: 'Garden tiger', x: 376, y: 166 },
  { name: 'Small emperor moth', x: 590, y: 166 },
  { name: 'Luna moth', x: 814, y: 150 },
  { name: 'Elephant hawk-moth', x: 150, y: 332 },
  { name: 'Cinnabar', x: 376, y: 332 },
  { name: 'Red underwing', x: 590, y: 332 },
  { name: 'Peppered moth', x: 814, y: 348 },
  { name: 'Six-spot burnet', x: 150, y: 488 },
  { name: 'Large emerald', x: 376, y: 488 },
  { name: 'Magpie moth', x: 590, y: 488 },
  { name: 'Merveille du jour', x: 814, y: 488 },
];

/** The stage is as wide as its container, and shows the whole plate. What is magnified is its layer. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / PLATE.width;
  return { width, height: PLATE.height * scale, scaleX: scale, scaleY: scale };
}

/** Scales the layer. The point that is looked at stays where it is, so the edges of the plate remain in reach. */
export function layerPlace(look: Look, scale: number) {
  if (!look) return { x: 0, y: 0, scaleX: 1, scaleY: 1 };
  return { x: look.x - look.x * scale, y: look.y - look.y * scale, scaleX: scale, scaleY: scale };
}

/** Whether a finger is lifted where it was put down. */
export const isTap = ({ pointerType, clientX, clientY }: PointerEvent, from: PointerEvent | null) =>
  pointerType === 'touch' && from && Math.hypot(clientX - from.clientX, clientY - from.clientY) < 8;

/** The name of the moth at a point, or an empty text. */
export function mothAt(look: Look): string {
  if (!look) return '';
  const isNear = ({ x, y }: Konva.Vector2d) =>
    Math.abs(x - look.x) < 106 && Math.abs(y - look.y) < 69;
  return MOTHS.find(isNear)?.name ?? '';
}

export const LABEL = 'Twelve moths. Enter magnifies them, arrow keys move, Escape shows all.';

const STEPS: Record<string, Konva.Vector2d> = {
  ArrowLeft: { x: -12, y: 0 },
  ArrowRight: { x: 12, y: 0 },
  ArrowUp: { x: 0, y: -12 },
  ArrowDown: { x: 0, y: 12 },
};

/** What to look at after a key press; undefined for keys that do nothing here. */
export function lookForKey(key: string, look: Look): Look | undefined {
  const { x, y } = look ?? { x: PLATE.width / 2, y: PLATE.height / 2 };
  if (key === 'Escape') return null;
  if (key === 'Enter') return look ? null : { x, y };
  const step = STEPS[key];
  if (!step) return undefined;
  return {
    x: Math.min(Math.max(x + step.x, 0), PLATE.width),
    y: Math.min(Math.max(y + step.y, 0), PLATE.height),
  };
}
