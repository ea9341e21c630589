const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#8457c9'];

/** The seeds of a sunflower, more than the stage can show. */
export function seedsAround(center: { x: number; y: number }) {
  return Array.from({ length: 400 }, (_, index) => {
    // Each seed lies a golden angle further around and a little further out.
    const angle = index * 2.39996;
    const distance = 19 * Math.sqrt(index);
    return {
      name: 'seed',
      x: center.x + distance * Math.cos(angle),
      y: center.y + distance * Math.sin(angle),
      radius: 9 + index / 90,
      fill: colors[index % 5],
    };
  });
}
