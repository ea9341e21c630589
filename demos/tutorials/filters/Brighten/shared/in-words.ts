/** What Brighten adds to red, green and blue of every pixel. */
export function inWords(brightness: number) {
  const added = brightness * 255;
  return `${added < 0 ? '−' : '+'} ${Math.abs(added).toFixed(2)}`;
}
