import React from "react";
import { createRoot } from "react-dom/client";
import { Stage, Layer, RegularPolygon, Text } from "react-konva";
import "./styles.css";

function App() {
  const [sides, setSides] = React.useState(6);
  return (
    <div className="App">
      <input type="range" min={3} max={12} value={sides} onChange={(e) => setSides(+e.target.value)} />
      <Stage width={400} height={300}>
        <Layer>
          <RegularPolygon x={200} y={150} sides={sides} radius={80} fill="#88f" shadowBlur={10} />
          <Text text={`${sides} sides`} fontSize={20} />
        </Layer>
      </Stage>
    </div>
  );
}

const rootElement = document.getElementById("root");
createRoot(rootElement).render(
  <React.StrictMode>
    <App />
  </React.StrictMode>
);
