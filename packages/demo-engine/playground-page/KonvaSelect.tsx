import type { ReactElement } from 'react';
import type { Flavour } from '../model/flavours';
import type { KonvaVersions } from '../model/published';
import { versionsOf } from '../playground/konva-choice';

interface KonvaSelectProps {
  versions: KonvaVersions;
  chosen: string;
  flavour: Flavour;
  onChoose(version: string): void;
}

/** The choice of the version of Konva with which the programs run. */
export function KonvaSelect({ versions, chosen, flavour, onChoose }: KonvaSelectProps): ReactElement {
  const refusalOf = (version: string) => versions.others.find((other) => other.version === version)?.refusedBy[flavour];
  return (
    <label className="kd-play-konva">
      <span>Konva</span>
      <select aria-label="Version of Konva" value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {versionsOf(versions).map((version) => {
          const refusal = refusalOf(version);
          return (
            <option key={version} value={version} disabled={refusal !== undefined && version !== chosen}>
              {refusal === undefined ? version : `${version} (not with ${refusal.name})`}
            </option>
          );
        })}
      </select>
    </label>
  );
}
