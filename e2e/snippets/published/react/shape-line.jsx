import { Stage, Layer, Line } from 'react-konva';
function App() {
  return <Stage width={300} height={200}><Layer><Line points={[0, 0, 90, 40]} stroke="red" /></Layer></Stage>;
}
export default App;
