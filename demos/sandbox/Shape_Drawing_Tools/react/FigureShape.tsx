import { Ellipse, Line, Rect, type KonvaNodeEvents } from 'react-konva';
import type { FigureNode } from '../shared/look';

/** A figure as the class of node that draws it. */
export function FigureShape({ node, ...events }: { node: FigureNode } & KonvaNodeEvents) {
  if (node.type === 'Rect') return <Rect {...node.config} {...events} />;
  if (node.type === 'Ellipse') return <Ellipse {...node.config} {...events} />;
  return <Line {...node.config} {...events} />;
}
