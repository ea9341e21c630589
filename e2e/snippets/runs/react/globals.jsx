const { useState } = React;
const { Stage, Layer, Circle } = ReactKonva;

function App() {
  const [r, setR] = useState(30);
  return (
    <Stage width={200} height={200}>
      <Layer>
        <Circle x={100} y={100} radius={r} fill="coral" onMouseEnter={() => setR(40)} onMouseLeave={() => setR(30)} />
      </Layer>
    </Stage>
  );
}

ReactDOM.render(<App />, document.getElementById('root'));
