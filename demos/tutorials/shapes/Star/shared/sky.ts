/** Small stars around the large one; x is a share of the width, so that the sky is full at any size. */
export const sky = [
  { x: 0.06, y: 66, numPoints: 4, radius: 9, fill: '#4a90e2' },
  { x: 0.12, y: 200, numPoints: 5, radius: 12, fill: '#f2664a' },
  { x: 0.2, y: 36, numPoints: 8, radius: 8, fill: '#fbfaf7' },
  { x: 0.24, y: 250, numPoints: 4, radius: 7, fill: '#fbfaf7' },
  { x: 0.78, y: 34, numPoints: 4, radius: 12, fill: '#8457c9' },
  { x: 0.82, y: 246, numPoints: 6, radius: 9, fill: '#1f9aa5' },
  { x: 0.9, y: 86, numPoints: 8, radius: 9, fill: '#fbfaf7' },
  { x: 0.95, y: 190, numPoints: 5, radius: 10, fill: '#f2664a' },
];
