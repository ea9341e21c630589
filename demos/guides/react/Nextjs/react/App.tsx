import { useState } from 'react';
import { useSize } from '../../../../common/react/use-size';
import { FloorPlan } from './FloorPlan';
import './style.css';

export default function App() {
  const [box, { width, height }] = useSize<HTMLDivElement>();
  const [chosen, setChosen] = useState('none');
  // On a real page, the server's HTML is shown until the scripts have run.
  const [hasScripts, setHasScripts] = useState(true);
  const [hasRatio, setHasRatio] = useState(true);

  return (
    <>
      <div className="controls">
        <label>
          <input
            type="checkbox"
            checked={hasScripts}
            onChange={(event) => setHasScripts(event.target.checked)}
          />{' '}
          The scripts have run
        </label>
        <label>
          <input
            type="checkbox"
            checked={hasRatio}
            onChange={(event) => setHasRatio(event.target.checked)}
          />{' '}
          The box has an aspect ratio
        </label>
      </div>
      <div ref={box} className="box" style={{ aspectRatio: hasRatio ? '2 / 1' : undefined }}>
        {hasScripts && width > 0 ? (
          <FloorPlan width={width} chosen={chosen} onChoose={setChosen} />
        ) : (
          'Loading the plan…'
        )}
      </div>
      <p className="result">
        Table: {chosen}. The box is {height} pixels high.
      </p>
    </>
  );
}
