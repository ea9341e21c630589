import { Stage, Layer, Image } from "react-konva";
import useImage from "use-image";
const App = () => {
  const image = useImage("https://example.com/lion.png");
  return <Stage width={300} height={200}><Layer><Image image={image} x={20} y={20} width={80} height={80} /></Layer></Stage>;
};
export default App;
