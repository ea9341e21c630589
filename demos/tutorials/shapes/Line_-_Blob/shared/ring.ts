/** Points around 0, 0, in evenly spaced directions: one for each distance. */
export function ring(distances: number[]) {
  return distances.flatMap((distance, i) => {
    const angle = (i / distances.length) * 2 * Math.PI;
    return [distance * Math.cos(angle), distance * Math.sin(angle)];
  });
}
