import type { ElementType } from 'react';
import { Circle, Group, Image, Layer, Line, Rect, Stage } from 'react-konva';
import type { NodeData } from '../konva/node-data';

const components: Record<string, ElementType> = { Stage, Layer, Group, Rect, Circle, Line, Image };

/** Renders a saved node with all its children. */
export function SavedNode({ data }: { data: NodeData }) {
  const Component = components[data.className];
  if (!Component) return null;
  return (
    <Component {...data.attrs}>
      {data.children.map((child, index) => (
        <SavedNode key={index} data={child} />
      ))}
    </Component>
  );
}
