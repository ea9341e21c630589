const { Stage, Layer, Text } = require('react-konva');
const React = require('react');

const Hello = () => {
  const [count, setCount] = React.useState(0);
  return (
    <Stage width={300} height={100}>
      <Layer>
        <Text text={`Clicked ${count} times`} fontSize={20} onClick={() => setCount(count + 1)} />
      </Layer>
    </Stage>
  );
};
