import { eyeOf, lockOf } from '../shared/icons';
import { CUTS } from '../shared/sheets';
import { FRAME, type Sheet } from '../shared/stack';

interface SheetRowProps {
  sheet: Sheet;
  isSelected: boolean;
  isDragged: boolean;
  onSelect: () => void;
  onHide: () => void;
  onLock: () => void;
}

/** A row of the list: a grip, a small image of the sheet, its name, and its two switches. */
export function SheetRow({
  sheet,
  isSelected,
  isDragged,
  onSelect,
  onHide,
  onLock,
}: SheetRowProps) {
  const states = [isSelected && 'selected', isDragged && 'dragged', sheet.isHidden && 'hidden'];
  return (
    <li id={`row-${sheet.id}`} className={states.filter(Boolean).join(' ')}>
      <span className="grip" />
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true">
        {CUTS[sheet.kind].map(({ data, fill }) => (
          <path key={data} d={data} fill={fill} />
        ))}
      </svg>
      <button type="button" className="name" aria-pressed={isSelected} onClick={onSelect}>
        {sheet.name}
      </button>
      <button
        type="button"
        className="mark hide"
        aria-label={`Hide ${sheet.name}`}
        aria-pressed={sheet.isHidden}
        onClick={onHide}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path d={eyeOf(sheet.isHidden)} />
        </svg>
      </button>
      <button
        type="button"
        className="mark lock"
        aria-label={`Lock ${sheet.name}`}
        aria-pressed={sheet.isLocked}
        onClick={onLock}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <path d={lockOf(sheet.isLocked)} />
        </svg>
      </button>
    </li>
  );
}
