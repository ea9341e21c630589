import { Stage, Layer, Text } from 'react-konva';
export const MyCanvas = ({ label = 'Konva' }) => (
  <Stage width={300} height={200}>
    <Layer>
      <Text x={10} y={10} fontSize={30}>{label}</Text>
      {label}
    </Layer>
  </Stage>
);
