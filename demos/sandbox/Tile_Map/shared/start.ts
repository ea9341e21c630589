import type { Camera } from './camera';
import type { Kind } from './places';

/** Where the map opens: the sounds around Brenna. */
export const START: Camera = { x: 60, y: 64, zoom: 3 };

/** Minimum zoom at the end of a flight to a place. */
const NEAR: Record<Kind, number> = { town: 5, peak: 4.6, light: 5, island: 3, water: 3 };

/** A place in the middle, as near as it needs, or as near as the map is already. */
export const cameraOn = (now: Camera, { x, y, kind }: { x: number; y: number; kind: Kind }) => ({
  x,
  y,
  zoom: Math.max(now.zoom, NEAR[kind]),
});

export const HINT = 'Drag the map, zoom with Ctrl + wheel or two fingers, and tap a pin.';
export const LABEL =
  'Map of the Brenna islands. Arrow keys move it, plus and minus zoom, Home shows all, Enter opens the nearest place, Escape closes it.';
