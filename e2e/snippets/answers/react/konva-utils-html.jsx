import React from 'react';
import { Stage, Layer, Group, Rect } from 'react-konva';
import { Html, Portal, useImage } from 'react-konva-utils';

const Card = ({ x, y }) => {
  const [lifted, setLifted] = React.useState(false);
  return (
    <Portal selector=".top-layer" enabled={lifted}>
      <Group x={x} y={y} draggable onDragStart={() => setLifted(true)} onDragEnd={() => setLifted(false)}>
        <Rect width={120} height={70} fill="white" shadowBlur={6} cornerRadius={8} />
        <Html groupProps={{ x: 10, y: 10 }}><button>Click me</button></Html>
      </Group>
    </Portal>
  );
};

export const App = () => (
  <Stage width={500} height={300}>
    <Layer><Card x={20} y={20} /><Card x={180} y={80} /></Layer>
    <Layer name="top-layer" />
  </Stage>
);
