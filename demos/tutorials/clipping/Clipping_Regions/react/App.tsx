import type Konva from 'konva';
import { useState } from 'react';
import { Group, Layer, Line, Rect, Stage } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';
import { clip, paper, shapes, start } from '../shared/scene';

export default function App() {
  const [box, width] = useWidth();
  const [frame, setFrame] = useState(start);
  const [blobs, setBlobs] = useState({ x: 0, y: 0 });
  const [clips, setClips] = useState(true);
  const [clipWidth, setClipWidth] = useState(clip.width);

  // The dragend of the blobs bubbles to the window, whose own position did not change.
  const saveFrame = ({ target, currentTarget }: Konva.KonvaEventObject<DragEvent>) => {
    if (target === currentTarget) setFrame(target.position());
  };

  // The window is placed around x = 0, and the layer keeps this point in the middle of the stage.
  // Without a width, nothing is clipped. 0 is a width: it hides everything.
  return (
    <div ref={box}>
      <Stage width={width} height={240}>
        <Layer x={width / 2}>
          <Group
            name="window"
            {...frame}
            clipX={clip.x}
            clipY={clip.y}
            clipWidth={clips ? clipWidth : undefined}
            clipHeight={clip.height}
            draggable
            onDragEnd={saveFrame}
          >
            <Rect {...paper} />
            <Group
              name="blobs"
              {...blobs}
              draggable
              onDragEnd={(event) => setBlobs(event.target.position())}
            >
              {shapes.map((shape) => (
                <Line key={shape.fill} {...shape} />
              ))}
            </Group>
          </Group>
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={clips}
            onChange={(event) => setClips(event.target.checked)}
          />{' '}
          Clip
        </label>
        <label>
          Clip width{' '}
          <input
            type="range"
            min={0}
            max={200}
            value={clipWidth}
            onChange={(event) => setClipWidth(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
