import { useEffect, useState } from 'react';
import { Image, Layer, Stage } from 'react-konva';
import * as model from '../shared/orientation';
import scooterUrl from './scooter.webp';
import { useWidth } from '../../../common/react/use-width';

export default function App() {
  const [box, width] = useWidth();
  const [picture, setPicture] = useState<HTMLImageElement>();
  const [steps, setSteps] = useState([model.UNCHANGED]);
  const [problem, setProblem] = useState('');
  const now = steps.at(-1) ?? model.UNCHANGED;

  useEffect(() => {
    void model.load(scooterUrl).then(setPicture);
  }, []);

  const add = (step: (now: model.Orientation) => model.Orientation) => {
    setSteps((before) => [...before, step(before.at(-1) ?? model.UNCHANGED)]);
    setProblem('');
  };
  const open = async (file: File) => {
    try {
      setPicture(await model.load(URL.createObjectURL(file)));
      setSteps([model.UNCHANGED]);
      setProblem('');
    } catch {
      setProblem('This file is not a picture.');
    }
  };

  return (
    <div onKeyDown={({ nativeEvent }) => model.isUndo(nativeEvent) && setSteps(model.undo)}>
      <div ref={box} role="img" aria-label="The picture" style={{ background: model.CHECKS }}>
        <Stage width={width} height={model.HEIGHT}>
          <Layer listening={false}>
            {picture && <Image {...model.pictureConfig(now, picture, width)} />}
          </Layer>
        </Stage>
      </div>
      <div className="controls">
        {Object.entries(model.STEPS).map(([name, step]) => (
          <button key={name} type="button" onClick={() => add(step)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => setSteps(model.undo)}>
          Undo
        </button>
        <button
          type="button"
          className="primary"
          onClick={() => picture && model.save(picture, now)}
        >
          Save PNG
        </button>
        <input
          type="file"
          accept="image/*"
          aria-label="Picture"
          style={{ maxWidth: '100%' }}
          onChange={({ target }) => target.files?.[0] && void open(target.files[0])}
        />
        <p role="status">{problem || (picture && model.describe(now, picture))}</p>
      </div>
    </div>
  );
}
