import { useEffect, useRef, useState } from 'react';
import { Layer, Shape, Stage, Text } from 'react-konva';
import { useSize } from '../../../common/react/use-size';
import { describe, WEIGHTS, type Status } from '../shared/coffee';
import { dropFace, loadFace } from '../shared/face';
import { LABEL, lineConfigs, paintTable, placeTable } from '../shared/look';
import '../shared/style.css';
import fontAddress from './familjen-grotesk.woff2';

export default function App() {
  const [bar, size] = useSize<HTMLDivElement>();
  const [status, setStatus] = useState<Status>('fallback');
  const [weight, setWeight] = useState<number>(WEIGHTS.most);
  const face = useRef<FontFace>(undefined);

  useEffect(() => () => dropFace(face.current), []);

  const load = async (address: string) => {
    setStatus('loading');
    try {
      const loaded = await loadFace(address);
      dropFace(face.current);
      face.current = loaded;
      setStatus('ready');
    } catch {
      setStatus('failed');
    }
  };

  const fallBack = () => {
    dropFace(face.current);
    face.current = undefined;
    setStatus('fallback');
  };

  const isLoading = status === 'loading';

  return (
    <div className="roastery">
      <div className="bar" ref={bar} role="img" aria-label={LABEL}>
        <Stage {...size}>
          <Layer {...placeTable(size)} listening={false}>
            <Shape sceneFunc={paintTable} />
            {/* A new family makes Konva measure the text again, with the font that is loaded now. */}
            {lineConfigs(status, weight).map((line) => (
              <Text key={line.text} {...line} />
            ))}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        <button
          type="button"
          className="primary"
          disabled={isLoading}
          onClick={() => void load(fontAddress)}
        >
          Load the font
        </button>
        <button
          type="button"
          disabled={isLoading}
          onClick={() => void load('data:font/woff2;base64,AAAA')}
        >
          Load a missing file
        </button>
        <button type="button" disabled={isLoading} onClick={fallBack}>
          Fallback
        </button>
        <label>
          Weight
          <input
            type="range"
            min={WEIGHTS.least}
            max={WEIGHTS.most}
            step={20}
            value={weight}
            onChange={({ target }) => setWeight(target.valueAsNumber)}
          />
        </label>
        <p className="says" role="status">
          {describe(status, weight)}
        </p>
      </div>
    </div>
  );
}
