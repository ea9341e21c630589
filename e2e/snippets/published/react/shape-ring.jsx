import { Stage, Layer, Ring } from 'react-konva';
function App() {
  return <Stage width={300} height={200}><Layer><Ring x={60} y={60} innerRadius={20} outerRadius={40} fill="red" /></Layer></Stage>;
}
export default App;
