import { Button, Slider } from '@mui/material';
import { Stage, Layer, Circle } from 'react-konva';
import { useState } from 'react';
import './App.css';
export default function App() {
  const [r, setR] = useState(30);
  return (<div className="flex flex-col gap-2"><Slider value={r} onChange={(_, v) => setR(v as number)} /><Button variant="contained">Reset</Button><Stage width={300} height={200}><Layer><Circle x={90} y={90} radius={r} fill="teal" /></Layer></Stage></div>);
}
