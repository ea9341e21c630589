import { useState } from 'react';
import { readStage } from '../../../../common/konva/node-data';
import { SavedNode } from '../../../../common/react/SavedNode';
import { saved } from '../shared/saved';

export default function App() {
  const [text, setText] = useState(saved);
  const [scene, setScene] = useState(() => readStage(saved));
  const [message, setMessage] = useState('');

  const load = () => {
    try {
      setScene(readStage(text));
      setMessage('Loaded.');
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <>
      <SavedNode data={scene} />
      <textarea
        aria-label="JSON of the stage"
        rows={9}
        style={{ width: '100%' }}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="controls">
        <button type="button" onClick={load}>
          Load
        </button>
        <output>{message}</output>
      </div>
    </>
  );
}
