import { useState } from 'react';
import { describeGuide, guideName, REFUSAL } from '../shared/look';
import type { Unit } from '../shared/ruler';
import {
  GUIDE_LIMITS,
  moveGuide,
  readPosition,
  removeGuide,
  type Guide,
  type Sheet,
} from '../shared/sheet';

interface GuideListProps {
  sheet: Sheet;
  unit: Unit;
  onChange(sheet: Sheet, message: string): void;
  onRefuse(message: string): void;
}

/** Each guide as a number to type and a button that removes it. */
export function GuideList({ sheet, unit, onChange, onRefuse }: GuideListProps) {
  const place = (guide: Guide, typed: string) => {
    const at = readPosition(typed);
    if (at === guide.at) return;
    if (at === null) onRefuse(REFUSAL);
    else onChange(moveGuide(sheet, guide.id, at), describeGuide({ ...guide, at }, unit));
  };

  return (
    <ul className="guides" aria-label="Guides, in millimeters">
      {sheet.guides.map((guide) => (
        <li key={guide.id}>
          {guide.axis === 'x' ? '↔' : '↕'}
          <PositionField guide={guide} onCommit={(typed) => place(guide, typed)} />
          <button
            type="button"
            aria-label={`Remove ${guideName(guide)}`}
            onClick={() => onChange(removeGuide(sheet, guide.id), 'Guide removed.')}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A number counts when it is finished: half of "180" would be a guide at 18. */
function PositionField({ guide, onCommit }: { guide: Guide; onCommit(typed: string): void }) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    setDraft(null);
    if (draft !== null) onCommit(draft);
  };

  return (
    <input
      type="number"
      step="0.1"
      {...GUIDE_LIMITS}
      aria-label={guideName(guide)}
      value={draft ?? guide.at}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
}
