import { useState } from 'react';
import { Drawing } from './Drawing';

export default function App() {
  const [mounts, setMounts] = useState(0);
  return (
    <>
      <div className="controls">
        {/* Unmounts the drawing with its state and mounts a new one, as a reload of the page does. */}
        <button type="button" onClick={() => setMounts((now) => now + 1)}>
          Reload
        </button>
        <span>Click an empty place to add a dot, then reload.</span>
      </div>
      <Drawing key={mounts} />
    </>
  );
}
