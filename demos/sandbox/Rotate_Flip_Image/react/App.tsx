import { useEffect, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import {
  CHECKS,
  describe,
  HEIGHT,
  isUndo,
  load,
  pictureConfig,
  save,
  STEPS,
  UNCHANGED,
  undo,
} from '../shared/orientation';
import scooterUrl from './scooter.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [steps, setSteps] = useState([UNCHANGED]);
  const [problem, setProblem] = useState('');
  const now = steps.at(-1) ?? UNCHANGED;

  useEffect(() => {
    void load(scooterUrl).then(setPicture);
  }, []);

  const open = async (file: File) => {
    try {
      setPicture(await load(URL.createObjectURL(file)));
      setSteps([UNCHANGED]);
      setProblem('');
    } catch {
      setProblem('This file is not a picture.');
    }
  };

  return (
    <div onKeyDown={({ nativeEvent }) => isUndo(nativeEvent) && setSteps(undo)}>
      <div
        ref={box}
        role="img"
        aria-label="The picture on a checkerboard"
        style={{ background: CHECKS }}
      >
        <Stage width={width} height={HEIGHT}>
          <Layer listening={false}>
            {picture && <Image {...pictureConfig(now, picture, width)} />}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        {Object.entries(STEPS).map(([name, step]) => (
          <button
            key={name}
            type="button"
            onClick={() => {
              setSteps((before) => [...before, step(before.at(-1) ?? UNCHANGED)]);
              setProblem('');
            }}
          >
            {name}
          </button>
        ))}
        <button type="button" onClick={() => setSteps(undo)}>
          Undo
        </button>
        <button type="button" className="primary" onClick={() => picture && save(picture, now)}>
          Save PNG
        </button>
        <input
          type="file"
          accept="image/*"
          aria-label="Picture"
          style={{ maxWidth: '100%' }}
          onChange={({ target }) => target.files?.[0] && void open(target.files[0])}
        />
        <p role="status">{problem || (picture && describe(now, picture))}</p>
      </div>
    </div>
  );
}
