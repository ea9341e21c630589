import { useEffect, useRef, useState } from 'react';
import { Stage, Layer, Rect, Transformer } from 'react-konva';

export default function App() {
  const [box, setBox] = useState({ x: 50, y: 50, width: 100, height: 60 });
  const rectRef = useRef(null);
  const handlesRef = useRef(null);
  useEffect(() => {
    handlesRef.current.nodes([rectRef.current]);
    // As after a drag of a handle.
    rectRef.current.scaleX(1.5);
    rectRef.current.fire('transformend');
  }, []);
  return (
    <Stage width={400} height={300}>
      <Layer>
        <Rect
          {...box}
          ref={rectRef}
          fill="teal"
          onTransformEnd={(event) => {
            const node = event.target;
            setBox({ x: node.x(), y: node.y(), width: node.width(), height: node.height() });
          }}
        />
        <Transformer ref={handlesRef} />
      </Layer>
    </Stage>
  );
}
