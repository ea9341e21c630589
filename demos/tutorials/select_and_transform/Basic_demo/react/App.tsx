import { useEffect, useRef, useState } from 'react';
import Konva from 'konva';
import { Layer, Rect, Stage, Transformer } from 'react-konva';
import { areaBetween, openingBoxes } from '../shared/boxes';

const width = window.innerWidth;

export default function App() {
  const [boxes, setBoxes] = useState(() => openingBoxes(width / 2));
  const [selected, setSelected] = useState(['coral']);
  const [band, setBand] = useState<Konva.RectConfig | null>(null);
  const start = useRef<Konva.Vector2d | null>(null);
  const layer = useRef<Konva.Layer>(null);
  const transformer = useRef<Konva.Transformer>(null);

  // The transformer works on nodes, the state on ids.
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

  const startBand = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const stage = event.target.getStage();
    if (!stage || event.target !== stage) return;
    start.current = stage.getPointerPosition();
    // Moves and the release reach the stage even when they happen outside of it.
    stage.setPointerCapture(event.pointerId);
  };

  const moveBand = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const end = event.currentTarget.getStage()?.getPointerPosition();
    if (start.current && end) setBand(areaBetween(start.current, end));
  };

  const endBand = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const end = event.currentTarget.getStage()?.getPointerPosition();
    if (!start.current || !end) return;
    const area = areaBetween(start.current, end);
    const touched = layer.current
      ?.find('.box')
      .filter((node) => Konva.Util.haveIntersection(area, node.getClientRect()))
      .map((node) => node.id());
    // A press without a move on the empty stage clears the selection.
    setSelected(area.width + area.height > 0 ? (touched ?? []) : []);
    dropBand();
  };

  const dropBand = () => {
    start.current = null;
    setBand(null);
  };

  return (
    <Stage
      width={width}
      height={320}
      onPointerDown={startBand}
      onPointerMove={moveBand}
      onPointerUp={endBand}
      // The browser took the gesture over, for example to scroll the page.
      onPointerCancel={dropBand}
    >
      <Layer ref={layer}>
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
        <Rect
          name="band"
          {...band}
          visible={band !== null}
          fill="#2f4bd822"
          stroke="#2f4bd8"
          strokeWidth={1}
          listening={false}
        />
      </Layer>
    </Stage>
  );
}
