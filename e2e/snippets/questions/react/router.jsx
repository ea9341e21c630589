import { useParams, BrowserRouter, Routes, Route } from 'react-router-dom';
import { Stage, Layer, RegularPolygon } from 'react-konva';
const Board = () => { const { sides } = useParams(); return <Stage width={300} height={200}><Layer><RegularPolygon x={100} y={100} sides={+sides || 5} radius={50} fill="orange" /></Layer></Stage>; };
export default function App() { return <BrowserRouter><Routes><Route path="*" element={<Board />} /></Routes></BrowserRouter>; }
