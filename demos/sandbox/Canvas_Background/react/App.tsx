import type Konva from 'konva';
import { useRef, useState } from 'react';
import { exportStage, type Proof } from '../shared/exports';
import { SHEETS, type SheetId } from '../shared/look';
import { describeOffset, PAPERS } from '../shared/paper';
import '../shared/style.css';
import { Sheet } from './Sheet';

export default function App() {
  const stages = useRef(new Map<SheetId, Konva.Stage>());
  const [paper, setPaper] = useState(PAPERS[0]);
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const [withPaper, setWithPaper] = useState(false);
  const [proofs, setProofs] = useState(new Map<SheetId, Proof>());

  const exportBoth = () => {
    const next = new Map<SheetId, Proof>();
    for (const [id, stage] of stages.current) {
      next.set(id, exportStage(stage, id === 'css' && withPaper ? paper : undefined));
    }
    setProofs(next);
  };

  return (
    <div className="desk">
      <div className="controls">
        <fieldset aria-label="Paper">
          {PAPERS.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name="paper"
                checked={one === paper}
                onChange={() => setPaper(one)}
              />{' '}
              {one.label}
            </label>
          ))}
        </fieldset>
        <button type="button" className="primary" onClick={exportBoth}>
          Export both
        </button>
      </div>
      <div className="sheets">
        {SHEETS.map((sheet) => (
          <Sheet
            key={sheet.id}
            sheet={sheet}
            paper={paper}
            offset={offset}
            proof={proofs.get(sheet.id)}
            stage={(node) => {
              if (node) stages.current.set(sheet.id, node);
            }}
            onMove={setOffset}
          />
        ))}
      </div>
      <div className="controls">
        <button type="button" onClick={() => setOffset({ x: 0, y: 0 })}>
          Center
        </button>
        <label>
          <input
            type="checkbox"
            checked={withPaper}
            onChange={({ target }) => setWithPaper(target.checked)}
          />{' '}
          Paint the paper below the first export
        </label>
        <p role="status">{describeOffset(offset)}</p>
      </div>
    </div>
  );
}
