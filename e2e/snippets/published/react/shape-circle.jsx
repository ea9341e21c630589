import { Stage, Layer, Circle } from 'react-konva';
function App() {
  return <Stage width={300} height={200}><Layer><Circle x={60} y={60} radius={40} fill="red" draggable /></Layer></Stage>;
}
export default App;
