import { useState } from 'react';
import Konva from 'konva';
import { Layer, Rect, Stage, Text } from 'react-konva';
import { useWidth } from '../../../../common/react/use-width';

export default function App() {
  const [box, stageWidth] = useWidth();
  const [width, setWidth] = useState(260);

  const paragraph = {
    x: (stageWidth - width) / 2,
    y: 76,
    width,
    text: 'It stands where the land ends. Its lamp turns all night, and every ship that sees it knows how far the rocks are.',
    fontSize: 16,
    lineHeight: 1.4,
    padding: 16,
    align: 'center',
  };
  // A text can be measured without being on a stage.
  const height = new Konva.Text(paragraph).height();

  return (
    <div ref={box}>
      <Stage width={stageWidth} height={300}>
        <Layer>
          {/* As wide as the stage, so that the text is centered on the stage. */}
          <Text
            name="heading"
            y={24}
            width={stageWidth}
            text="Lighthouse"
            fontSize={32}
            fontStyle="bold"
            align="center"
            fill="#1f9aa5"
          />
          <Rect
            name="box"
            x={paragraph.x}
            y={paragraph.y}
            width={width}
            height={height}
            fill="#f6b73c"
            cornerRadius={12}
          />
          <Text name="paragraph" {...paragraph} fill="#1b1f2a" />
        </Layer>
      </Stage>
      <div className="controls">
        <label>
          Width
          <input
            type="range"
            min={160}
            max={300}
            value={width}
            onChange={(event) => setWidth(event.target.valueAsNumber)}
          />
        </label>
      </div>
    </div>
  );
}
