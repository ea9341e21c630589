import { type ReactElement, useMemo } from 'react';
import type { SourceFile } from '../model/demo';
import type { PlaygroundProject } from '../playground/project';
import { splitOffer } from '../playground/split-offer';
import { ActionButton } from '../player/ActionButton';
import { MORE_ICONS } from '../player/workshop/more-icons';

interface SplitOfferProps {
  project: PlaygroundProject;
  onSplit(files: SourceFile[]): void;
}

/** Offers to split a whole HTML page that was pasted as one into files. The page also runs unsplit. */
export function SplitOffer({ project, onSplit }: SplitOfferProps): ReactElement | null {
  const files = useMemo(() => splitOffer(project), [project]);
  if (files === undefined) return null;
  return (
    <div className="kd-play-notice" role="status">
      <p>
        This is a whole HTML page. It runs as it is; in files of its own, markup, styles and code are easier to edit.
      </p>
      <ActionButton icon={MORE_ICONS.open} onClick={() => onSplit(files)}>
        Split into files
      </ActionButton>
    </div>
  );
}
