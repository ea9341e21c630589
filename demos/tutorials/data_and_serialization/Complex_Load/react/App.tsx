import { useState } from 'react';
import { readStage, type NodeData } from '../../../../common/konva/node-data';
import { SavedNode } from '../../../../common/react/SavedNode';
import { saved } from '../shared/saved';
import { withChanges } from '../shared/with-changes';
import { RestoredNode } from './RestoredNode';
import '../shared/text-beside.css';

export default function App() {
  const [text, setText] = useState(saved);
  const [scene, setScene] = useState(() => readStage(saved));
  const [isRestored, setIsRestored] = useState(true);

  const load = (restored: boolean) => {
    setScene(readStage(text));
    setIsRestored(restored);
  };

  const change = (node: NodeData, changes: NodeData['attrs']) =>
    setScene((now) => withChanges(now, node, changes));

  return (
    <>
      <div className="beside">
        <div>
          {isRestored ? (
            <RestoredNode data={scene} onChange={change} />
          ) : (
            <SavedNode data={scene} />
          )}
        </div>
        <textarea readOnly aria-label="Saved JSON" spellCheck={false} value={text} />
      </div>
      <div className="controls">
        <button type="button" onClick={() => load(false)}>
          Load
        </button>
        <button type="button" onClick={() => load(true)}>
          Load and restore
        </button>
        <button type="button" onClick={() => setText(JSON.stringify(scene, null, 2))}>
          Save
        </button>
      </div>
    </>
  );
}
