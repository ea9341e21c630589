import { useEffect, useRef, useState } from 'react';
import Konva from 'konva';
import { Layer, Rect, Stage, Transformer } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { areaBetween, bandLook, boxes as firstBoxes, noBand } from '../shared/boxes';

export default function App() {
  const [wrapper, width] = useWidth();
  const [boxes, setBoxes] = useState(firstBoxes);
  const [selected, setSelected] = useState(['coral']);
  const [band, setBand] = useState(noBand);
  const start = useRef<Konva.Vector2d | null>(null);
  const layer = useRef<Konva.Layer>(null);
  const transformer = useRef<Konva.Transformer>(null);

  // The transformer needs nodes; the state holds ids.
  useEffect(() => {
    const nodes = layer.current?.find('.box') ?? [];
    transformer.current?.nodes(nodes.filter((node) => selected.includes(node.id())));
  }, [selected]);

  const select = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const id = event.target.id();
    const { shiftKey, ctrlKey, metaKey } = event.evt;
    setSelected((ids) => {
      if (!shiftKey && !ctrlKey && !metaKey) return [id];
      return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    });
  };

  const save = (event: Konva.KonvaEventObject<Event>) => {
    const node = event.target;
    const changes = {
      ...node.position(),
      rotation: node.rotation(),
      scaleX: node.scaleX(),
      scaleY: node.scaleY(),
    };
    setBoxes((all) => all.map((box) => (box.id === node.id() ? { ...box, ...changes } : box)));
  };

  // In the layer's coordinates, like the boxes.
  const pointer = () => layer.current?.getRelativePointerPosition() ?? null;

  const startBand = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const stage = event.target.getStage();
    // Only the first finger draws a frame.
    if (!stage || event.target !== stage || !event.evt.isPrimary) return;
    start.current = pointer();
    // With the capture, the stage receives moves and the release even outside the canvas.
    stage.setPointerCapture(event.pointerId);
  };

  const moveBand = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    const end = pointer();
    if (start.current && end && evt.isPrimary)
      setBand({ ...areaBetween(start.current, end), visible: true });
  };

  const endBand = ({ evt }: Konva.KonvaEventObject<PointerEvent>) => {
    const end = pointer();
    if (!start.current || !end || !layer.current || !evt.isPrimary) return;
    const area = areaBetween(start.current, end);
    const relativeTo = layer.current;
    const touched = relativeTo
      .find('.box')
      .filter((node) => Konva.Util.haveIntersection(area, node.getClientRect({ relativeTo })))
      .map((node) => node.id());
    // A press without a move on the empty stage clears the selection.
    setSelected(area.width + area.height > 0 ? touched : []);
    dropBand();
  };

  const dropBand = () => {
    start.current = null;
    setBand(noBand);
  };

  // The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
  return (
    <div ref={wrapper}>
      <Stage
        width={width}
        height={320}
        onPointerDown={startBand}
        onPointerMove={moveBand}
        onPointerUp={endBand}
        // The browser took over the gesture.
        onPointerCancel={dropBand}
        // Without touchAction, a finger on an empty area would scroll the page instead of drawing the selection frame.
        style={{ touchAction: 'none' }}
      >
        <Layer ref={layer} x={width / 2}>
          {boxes.map((box) => (
            <Rect
              key={box.id}
              name="box"
              {...box}
              draggable
              onPointerClick={select}
              onDragEnd={save}
              onTransformEnd={save}
            />
          ))}
          <Transformer ref={transformer} />
          <Rect {...bandLook} {...band} />
        </Layer>
      </Stage>
    </div>
  );
}
