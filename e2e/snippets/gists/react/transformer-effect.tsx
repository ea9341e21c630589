import { useEffect, useRef, useState } from 'react';
import { Stage, Layer, Rect, Transformer } from 'react-konva';
import Konva from 'konva';
import { Node, NodeConfig } from 'konva/lib/Node';
export default function App() {
  const trRef = useRef<Konva.Transformer>(null);
  const nodeRef = useRef<Konva.Rect>(null);
  const [sel, setSel] = useState(true);
  useEffect(() => { if (sel && trRef.current && nodeRef.current) { trRef.current.nodes([nodeRef.current as Node<NodeConfig>]); trRef.current.getLayer()?.batchDraw(); } }, [sel]);
  return (
    <Stage width={400} height={300} onMouseDown={(e) => { if (e.target === e.target.getStage()) setSel(false); }}>
      <Layer><Rect ref={nodeRef} x={30} y={30} width={120} height={80} fill="orange" draggable onClick={() => setSel(true)} />{sel && <Transformer ref={trRef} />}</Layer>
    </Stage>
  );
}
