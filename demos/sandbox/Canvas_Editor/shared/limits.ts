/** The limits of numbers, for the fields and for files. */
export const LIMITS: Readonly<Record<string, { min: number; max: number }>> = {
  x: { min: -8000, max: 8000 },
  y: { min: -8000, max: 8000 },
  width: { min: 1, max: 4000 },
  height: { min: 1, max: 4000 },
  rotation: { min: -360, max: 360 },
  opacity: { min: 0, max: 1 },
  strokeWidth: { min: 0, max: 40 },
  cornerRadius: { min: 0, max: 400 },
  fontSize: { min: 4, max: 400 },
};
