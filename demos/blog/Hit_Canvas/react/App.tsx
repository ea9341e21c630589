import { useEffect, useRef, useState } from 'react';
import type Konva from 'konva';
import { Circle, Group, Image, Layer, Line, Rect, Ring, Stage, Star } from 'react-konva';
import {
  describePixel,
  firstPoint,
  hitCanvasOf,
  inPicture,
  layoutFor,
  LENS,
  lensCorner,
  lensCrop,
  shapesFor,
  spotBox,
} from '../shared/hit';

const layout = layoutFor(window.innerWidth);
const { panel, offset } = layout;
const shapes = shapesFor(layout);
const size = LENS.pixels * LENS.zoom;

export default function App() {
  const picture = useRef<Konva.Layer>(null);
  const mirror = useRef<Konva.Layer>(null);
  const [image, setImage] = useState<HTMLCanvasElement>();
  const [point, setPoint] = useState(firstPoint(layout));
  const [text, setText] = useState('');
  const [band, setBand] = useState(20);
  const [listens, setListens] = useState(false);
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    if (picture.current) setImage(hitCanvasOf(picture.current));
  }, []);

  useEffect(() => {
    const layer = picture.current;
    if (!layer) return;
    const look = () => setText(describePixel(layer, point));
    look();
    // The event comes after the picture and before the hit graph: in the next frame both are there.
    layer.on('draw.mirror', () => {
      mirror.current?.batchDraw();
      requestAnimationFrame(look);
    });
    return () => {
      layer.off('draw.mirror');
    };
  }, [point]);

  const look = (event: Konva.KonvaEventObject<PointerEvent>) => {
    const pointer = event.target.getStage()?.getPointerPosition();
    if (pointer) setPoint(inPicture(pointer, layout));
  };

  return (
    <>
      <Stage {...layout.stage} onPointerMove={look} onPointerDown={look}>
        <Layer ref={picture}>
          <Circle {...shapes.disc} />
          <Star {...shapes.star} />
          <Ring {...shapes.ring} filled={filled} />
          <Rect {...shapes.square} listening={listens} />
          <Line {...shapes.curve} hitStrokeWidth={band} />
        </Layer>
        {/* Every pixel of the hit graph is to be seen as it is. */}
        <Layer ref={mirror} listening={false} imageSmoothingEnabled={false}>
          <Rect {...offset} {...panel} fill="#1b1f2a" />
          <Image name="hit" image={image} {...offset} {...panel} crop={{ x: 0, y: 0, ...panel }} />
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
    </>
  );
}
