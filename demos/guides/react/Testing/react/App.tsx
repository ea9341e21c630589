import { useState } from 'react';
import { Board } from './Board';
import { runTests, type Result } from './run-tests';

export default function App() {
  const [snaps, setSnaps] = useState(true);
  const [results, setResults] = useState<Result[]>([]);

  return (
    <>
      <Board width={window.innerWidth} snaps={snaps} />
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
