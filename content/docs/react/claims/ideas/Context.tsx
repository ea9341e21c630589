import { createContext, useContext } from 'react';
import { Circle } from 'react-konva';

export const Ink = createContext('#1b1f2a');

export function Dot() {
  return <Circle x={60} y={60} radius={20} fill={useContext(Ink)} />;
}
