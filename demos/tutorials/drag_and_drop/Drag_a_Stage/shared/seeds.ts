const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#1f9aa5', '#8457c9'];

/** A pattern around x = 0: each seed is a golden angle further around and a little further out. */
export const seeds = Array.from({ length: 400 }, (_, index) => {
  const angle = index * 2.39996;
  const distance = 19 * Math.sqrt(index);
  return {
    x: distance * Math.cos(angle),
    y: 160 + distance * Math.sin(angle),
    radius: 9 + index / 90,
    fill: colors[index % 5],
  };
});
