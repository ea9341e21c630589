import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Line, Rect, Ring, Stage, Star } from 'react-konva';
import { useWidth } from '../../../common/react/use-width';
import {
  describePixel,
  FIRST_POINT,
  hitCanvasOf,
  inPicture,
  layoutFor,
  LENS,
  lensCorner,
  lensCrop,
  PANEL,
  SHAPES,
  spotBox,
} from '../shared/hit';
import '../shared/style.css';

const size = LENS.pixels * LENS.zoom;

export default function App() {
  const [box, width] = useWidth();
  const layout = layoutFor(width);
  const { offset } = layout;
  const picture = useRef<Konva.Layer>(null);
  const mirror = useRef<Konva.Layer>(null);
  const [image, setImage] = useState<HTMLCanvasElement>();
  const [point, setPoint] = useState(FIRST_POINT);
  const [text, setText] = useState('');
  const [band, setBand] = useState(20);
  const [listens, setListens] = useState(false);
  const [filled, setFilled] = useState(false);

  const look = useEffectEvent(() => {
    if (picture.current) setText(describePixel(picture.current, point));
  });

  useEffect(() => {
    const layer = picture.current;
    if (!layer) return;
    setImage(hitCanvasOf(layer));
    // The event fires after the scene is drawn and before the hit graph: in the next frame both are ready.
    let frame = 0;
    layer.on('draw.mirror', () => {
      mirror.current?.batchDraw();
      frame = requestAnimationFrame(() => look());
    });
    return () => {
      layer.off('draw.mirror');
      cancelAnimationFrame(frame);
    };
  }, []);

  useEffect(() => look(), [point]);

  const follow = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const pointer = event.target.getStage()?.getPointerPosition();
    if (pointer) setPoint(inPicture(pointer));
  };

  return (
    <div ref={box}>
      <Stage {...layout.stage} onPointerMove={follow} onPointerDown={follow}>
        <Layer ref={picture}>
          <Circle {...SHAPES.disc} />
          <Star {...SHAPES.star} />
          <Ring {...SHAPES.ring} filled={filled} />
          <Rect {...SHAPES.square} listening={listens} />
          <Line {...SHAPES.curve} hitStrokeWidth={band} />
        </Layer>
        {/* No smoothing: each pixel of the hit graph stays visible. */}
        <Layer ref={mirror} listening={false} imageSmoothingEnabled={false}>
          <Rect {...offset} {...PANEL} fill="#1b1f2a" />
          <Image name="hit" image={image} {...offset} {...PANEL} crop={{ x: 0, y: 0, ...PANEL }} />
          <Rect {...spotBox(point, layout)} stroke="#ffffff" strokeWidth={1} />
          <Group name="lens" {...lensCorner(point, layout)}>
            <Rect width={size} height={size} fill="#1b1f2a" />
            <Image image={image} width={size} height={size} crop={lensCrop(point)} />
            <Rect width={size} height={size} stroke="#ffffff" strokeWidth={2} />
            <Rect
              x={(size - LENS.zoom) / 2}
              y={(size - LENS.zoom) / 2}
              width={LENS.zoom}
              height={LENS.zoom}
              stroke="#ffffff"
              strokeWidth={2}
            />
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          hitStrokeWidth
          <input
            type="range"
            min={3}
            max={40}
            value={band}
            onChange={(event) => setBand(Number(event.target.value))}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={listens}
            onChange={(event) => setListens(event.target.checked)}
          />
          Square listens
        </label>
        <label>
          <input
            type="checkbox"
            checked={filled}
            onChange={(event) => setFilled(event.target.checked)}
          />
          Ring's hole counts
        </label>
      </div>
      <div className="controls">
        <p role="status">{text}</p>
      </div>
    </div>
  );
}
