import type { ReactElement } from 'react';
import type { Flavour } from '../model/flavours';
import type { KonvaVersions } from '../model/published';
import { versionsOf } from '../playground/konva-choice';

interface SelectProps {
  versions: KonvaVersions;
  flavour: Flavour;
  chosen: string;
}

/** The versions as options, without one of them; those that the flavor's binding rejects say so. */
function options({ versions, flavour, chosen }: SelectProps, without?: string): ReactElement[] {
  const refusalOf = (version: string) => versions.others.find((other) => other.version === version)?.refusedBy[flavour];
  return versionsOf(versions)
    .filter((version) => version !== without)
    .map((version) => {
      const refusal = refusalOf(version);
      return (
        <option key={version} value={version} disabled={refusal !== undefined && version !== chosen}>
          {refusal === undefined ? version : `${version} (not with ${refusal.name})`}
        </option>
      );
    });
}

/** The choice of the version of Konva with which the programs run. */
export function KonvaSelect(props: SelectProps & { onChoose(version: string): void }): ReactElement {
  const { chosen, onChoose } = props;
  return (
    <label className="kd-play-konva">
      <span>Konva</span>
      <select aria-label="Version of Konva" value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {options(props)}
      </select>
    </label>
  );
}

interface CompareSelectProps extends SelectProps {
  /** The version to compare with; empty for none. */
  compared: string;
  onCompare(version: string | undefined): void;
}

/** The choice of a second version, whose result is shown beside the first. */
export function CompareSelect({ compared, onCompare, chosen, ...props }: CompareSelectProps): ReactElement {
  return (
    <label className="kd-play-konva">
      <select
        aria-label="Compare with another version of Konva"
        value={compared}
        data-on={compared === '' ? undefined : ''}
        onChange={(event) => onCompare(event.target.value === '' ? undefined : event.target.value)}
      >
        <option value="">{compared === '' ? 'Compare' : 'Only one'}</option>
        {options({ ...props, chosen: compared }, chosen)}
      </select>
    </label>
  );
}
