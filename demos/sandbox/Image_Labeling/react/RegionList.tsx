import type { CSSProperties } from 'react';
import { CLASSES, shareOf, titleOf, type Region } from '../shared/regions';

interface RegionListProps {
  regions: Region[];
  selected: number | null;
  onSelect(id: number): void;
  onClassify(id: number, name: string): void;
  onDelete(id: number): void;
}

export function RegionList(props: RegionListProps) {
  const { regions, selected, onSelect, onClassify, onDelete } = props;
  return (
    <ul className="list" aria-label="Regions">
      {regions.map((region) => {
        const style: CSSProperties & Record<'--region', string> = { '--region': region.color };
        return (
          <li key={region.id} style={style} aria-current={region.id === selected}>
            <i />
            <select
              aria-label={`Class of region ${region.id}`}
              value={region.name}
              onFocus={() => onSelect(region.id)}
              onChange={(event) => onClassify(region.id, event.target.value)}
            >
              {CLASSES.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <button
              type="button"
              aria-label={`Delete ${titleOf(region)}`}
              onClick={() => onDelete(region.id)}
            >
              ×
            </button>
            <small>{shareOf(region)}</small>
          </li>
        );
      })}
    </ul>
  );
}
