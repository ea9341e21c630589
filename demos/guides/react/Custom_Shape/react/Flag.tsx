import type Konva from 'konva';
import { Group, Rect, Shape } from 'react-konva';

const width = 84;
const height = 56;

interface FlagProps {
  x: number;
  y: number;
  /** From 0 (calm) to 1. */
  wind: number;
  fill: string;
  onPress: () => void;
}

/**
 * Draws the cloth. It is defined outside the component, so it is the same function on every render,
 * and reads its values from the node's attributes.
 */
function drawCloth(context: Konva.Context, shape: Konva.Shape) {
  const swing = 22 * Number(shape.getAttr('wind'));
  const third = width / 3;
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(third, -swing, 2 * third, swing, width, 0);
  context.lineTo(width, height);
  context.bezierCurveTo(2 * third, height + swing, third, height - swing, 0, height);
  context.closePath();
  // Fills and strokes with the shape's attributes, and draws the hit region.
  context.fillStrokeShape(shape);
}

export function Flag({ x, y, wind, fill, onPress }: FlagProps) {
  return (
    <Group x={x} y={y}>
      <Rect
        x={-6}
        y={-8}
        width={6}
        height={280}
        fill="#1b1f2a"
        cornerRadius={3}
        listening={false}
      />
      <Shape
        name="cloth"
        sceneFunc={drawCloth}
        wind={wind}
        width={width}
        height={height}
        fill={fill}
        stroke="#1b1f2a"
        strokeWidth={2}
        onPointerClick={onPress}
      />
    </Group>
  );
}
