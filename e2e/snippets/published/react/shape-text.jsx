import { Stage, Layer, Text } from 'react-konva';
function App() {
  return <Stage width={300} height={200}><Layer><Text text="Hello" fontSize={30} /></Layer></Stage>;
}
export default App;
