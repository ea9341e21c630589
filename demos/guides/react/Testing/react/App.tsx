import { useState } from 'react';
import { useWidth } from '../../../../common/react/use-width';
import { Board } from './Board';
import { runTests, type Result } from './run-tests';

export default function App() {
  const [box, width] = useWidth();
  const [snaps, setSnaps] = useState(true);
  const [results, setResults] = useState<Result[]>([]);

  return (
    <>
      <div ref={box}>
        <Board width={width} snaps={snaps} />
      </div>
      <div className="controls">
        <button type="button" onClick={() => setResults(runTests(snaps))}>
          Run the tests
        </button>
        <label>
          <input
            type="checkbox"
            checked={!snaps}
            onChange={(event) => setSnaps(!event.target.checked)}
          />
          Break the component
        </label>
      </div>
      <ol aria-label="Results">
        {results.map(({ name, problem }) => (
          <li key={name}>
            {problem === undefined ? '✓ passed' : '✗ failed'}: {name}
            {problem && ` (${problem})`}
          </li>
        ))}
      </ol>
    </>
  );
}
