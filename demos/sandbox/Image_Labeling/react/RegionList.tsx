import type { CSSProperties } from 'react';
import { shareOf, type Region } from '../shared/regions';

interface RegionListProps {
  regions: Region[];
  selected: number | null;
  onSelect(id: number): void;
  onRename(id: number, name: string): void;
  onDelete(id: number): void;
}

export function RegionList({ regions, selected, onSelect, onRename, onDelete }: RegionListProps) {
  return (
    <ul className="list" aria-label="Regions">
      {regions.map((region) => {
        const style: CSSProperties & Record<'--region', string> = { '--region': region.color };
        return (
          <li key={region.id} style={style} aria-current={region.id === selected}>
            <i />
            <input
              aria-label="Name of the region"
              value={region.name}
              onFocus={() => onSelect(region.id)}
              onChange={(event) => onRename(region.id, event.target.value)}
            />
            <button
              type="button"
              aria-label={`Delete ${region.name}`}
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
