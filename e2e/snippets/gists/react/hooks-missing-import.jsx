import { Stage, Layer, Rect } from 'react-konva';
export default function App() {
  const [x, setX] = useState(10);
  useEffect(() => { setX(50); }, []);
  return <Stage width={300} height={200}><Layer><Rect x={x} y={10} width={40} height={40} fill="red" /></Layer></Stage>;
}
