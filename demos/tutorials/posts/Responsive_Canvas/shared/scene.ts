import { SCENE } from './fit';

export const paper = { ...SCENE, name: 'paper', fill: '#fbfaf7', listening: false };

/** One in each corner: they show what is cut off. */
export const corners = [
  { x: 20, y: 20, fill: '#4a90e2' },
  { x: 380, y: 20, fill: '#f6b73c' },
  { x: 380, y: 220, fill: '#3fa66b' },
  { x: 20, y: 220, fill: '#8457c9' },
].map((corner) => ({ ...corner, radius: 14, listening: false }));

export const ball = { name: 'ball', radius: 32, fill: '#f2664a', draggable: true };
export const start = { x: 200, y: 120 };
