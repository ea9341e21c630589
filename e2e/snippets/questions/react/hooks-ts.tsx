import * as React from "react";
import { createRoot } from "react-dom/client";
import { Stage, Layer, Rect, Transformer } from "react-konva";
import { KonvaEventObject } from "konva/lib/Node";
import { v4 as uuidv4 } from "uuid";
import styled from "styled-components";
const Wrapper = styled.div`border: 1px solid black;`;
interface Props { shapeProps: any; isSelected: boolean; onSelect: () => void; onChange: (a: any) => void }
const Rectangle: React.FC<Props> = ({ shapeProps, isSelected, onSelect, onChange }) => {
  const shapeRef = React.useRef<any>();
  const trRef = React.useRef<any>();
  React.useEffect(() => { if (isSelected) { trRef.current.nodes([shapeRef.current]); trRef.current.getLayer().batchDraw(); } }, [isSelected]);
  return (<>
    <Rect onClick={onSelect} onTap={onSelect} ref={shapeRef} {...shapeProps} draggable onDragEnd={(e: KonvaEventObject<DragEvent>) => onChange({ ...shapeProps, x: e.target.x(), y: e.target.y() })} />
    {isSelected && <Transformer ref={trRef} boundBoxFunc={(o, n) => (n.width < 5 ? o : n)} />}
  </>);
};
const App = () => {
  const [rects, setRects] = React.useState([{ x: 10, y: 10, width: 100, height: 100, fill: "red", id: uuidv4() }, { x: 150, y: 50, width: 100, height: 100, fill: "green", id: uuidv4() }]);
  const [selectedId, selectShape] = React.useState<string | null>(rects[0].id);
  return (<Wrapper><Stage width={400} height={300} onMouseDown={(e) => e.target === e.target.getStage() && selectShape(null)}><Layer>
    {rects.map((rect, i) => <Rectangle key={rect.id} shapeProps={rect} isSelected={rect.id === selectedId} onSelect={() => selectShape(rect.id)} onChange={(a) => { const r = rects.slice(); r[i] = a; setRects(r); }} />)}
  </Layer></Stage></Wrapper>);
};
createRoot(document.getElementById("root")!).render(<React.StrictMode><App /></React.StrictMode>);
