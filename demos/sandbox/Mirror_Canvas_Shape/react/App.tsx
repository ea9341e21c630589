import { useState } from 'react';
import { Circle, Layer, Rect, Shape, Stage, Text } from 'react-konva';
import { useSize } from '../../../common/react/use-size';
import { LABEL, paintWall, pinParts, placeWall, traceConfig } from '../shared/look';
import { asDrawn, describe, flip, MOUNTS } from '../shared/mirror';
import '../shared/style.css';
import { Sign } from './Sign';

export default function App() {
  const [wall, size] = useSize<HTMLDivElement>();
  const [facing, setFacing] = useState(asDrawn);
  const place = placeWall(size);
  const pins = MOUNTS.map((mount) => pinParts(mount, place.scaleX));

  return (
    <div className="inn">
      <div className="wall" ref={wall} role="img" aria-label={LABEL}>
        <Stage {...size}>
          <Layer {...place} listening={false}>
            <Shape sceneFunc={paintWall} />
            {MOUNTS.map((mount) => (
              <Rect key={mount.name} {...traceConfig(mount)} />
            ))}
            {MOUNTS.map((mount) => (
              <Sign key={mount.name} mount={mount} facing={facing} />
            ))}
            {pins.map(({ dot }) => (
              <Circle key={dot.x} {...dot} />
            ))}
            {pins.map(({ words }) => (
              <Text key={words.x} {...words} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button type="button" className="primary" onClick={() => setFacing(flip(facing, 'x'))}>
          Flip sideways
        </button>
        <button type="button" onClick={() => setFacing(flip(facing, 'y'))}>
          Flip upside down
        </button>
        <p className="says" role="status">
          {describe(facing)}
        </p>
      </div>
    </div>
  );
}
