export const hexagon = { name: 'hexagon', y: 80, sides: 6, radius: 44, fill: '#8457c9' };

/** A position that depends only on the time, so the hexagon continues from where it was stopped. */
export const swing = (time: number) => 90 * Math.sin(time / 600);

/** Seconds with one decimal place, so that the text is readable. */
export const inSeconds = (time: number) => `${(Math.floor(time / 100) / 10).toFixed(1)} s`;
