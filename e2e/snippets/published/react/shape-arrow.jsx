import { Stage, Layer, Arrow } from 'react-konva';
function App() {
  return <Stage width={300} height={200}><Layer><Arrow points={[0, 0, 90, 40]} stroke="red" fill="red" /></Layer></Stage>;
}
export default App;
