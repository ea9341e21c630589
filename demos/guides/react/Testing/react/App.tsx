import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { runTests, type Result } from '../../../../common/konva/board-tests';
import { useWidth } from '../../../../common/react/use-width';
import { Board } from './Board';

export default function App() {
  const [box, width] = useWidth();
  const [snaps, setSnaps] = useState(true);
  const [results, setResults] = useState<Result[]>([]);

  const mount = (host: HTMLElement) => {
    const root = createRoot(host);
    flushSync(() => root.render(<Board width={400} snaps={snaps} />));
    return () => flushSync(() => root.unmount());
  };

  // React renders the state before `dispatchEvent` returns, so there is nothing to flush.
  const run = async () => setResults(await runTests({ mount, flush: () => {} }));

  return (
    <>
      <div ref={box}>
        <Board width={width} snaps={snaps} />
      </div>
      <div className="controls">
        <button type="button" onClick={run}>
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
