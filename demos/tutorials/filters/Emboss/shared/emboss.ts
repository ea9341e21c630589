/** The sides that the light can come from. */
export const directions = 'top-left top top-right right bottom-right bottom bottom-left left'.split(
  ' ',
);

/** The filter's formula as text. `edge` is how fast the brightness grows in the direction away from the light. */
export function inWords(strength: number, whiteLevel: number, isBlended: boolean) {
  const factor = ((strength * 1280) / 1020).toFixed(2);
  const white = whiteLevel * 255;
  return isBlended
    ? `color + ${factor} × edge, limited to −${white.toFixed(0)} and +${(255 - white).toFixed(0)}`
    : `gray ${white.toFixed(0)} + ${factor} × edge`;
}
