import { Stage, Layer, Star } from 'react-konva';
function App() {
  return <Stage width={300} height={200}><Layer><Star x={60} y={60} numPoints={5} innerRadius={20} outerRadius={40} fill="red" /></Layer></Stage>;
}
export default App;
