import { Stage, Layer } from 'react-konva';
const App = () => <Stage width={300} height={200}><Layer><rect x={10} y={10} width={40} height={40} fill="red" /></Layer></Stage>;
export default App;
