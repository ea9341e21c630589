import React, { useEffect, useRef } from 'react';
import Konva from 'konva';

export default function App() {
  const ref = useRef();
  useEffect(() => {
    const stage = new Konva.Stage({ container: ref.current, width: 200, height: 200 });
    const layer = new Konva.Layer();
    stage.add(layer);
    layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'green' }));
    return () => stage.destroy();
  }, []);
  return <div ref={ref} />;
}
