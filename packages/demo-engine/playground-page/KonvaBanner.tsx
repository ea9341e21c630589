import type { ReactElement } from 'react';
import { ActionButton } from '../player/ActionButton';
import { MORE_ICONS } from '../player/workshop/more-icons';
import type { UsableKonva } from '../playground/konva-choice';

interface KonvaBannerProps {
  /** The version that the reader or the link has chosen. */
  chosen: string;
  /** The installed version. */
  current: string;
  usable: UsableKonva;
  onCurrent(): void;
}

/** Says that a program does not run with the current version of Konva, or why it does not run with the chosen one. */
export function KonvaBanner({ chosen, current, usable, onCurrent }: KonvaBannerProps): ReactElement | null {
  if (chosen === current) return null;
  const { version, refusedBy } = usable;
  return (
    <div className="kd-play-notice" role="status">
      <p>
        {refusedBy === undefined ? (
          <>
            <strong>Konva {version}</strong>, not the current {current}. Check types, completion and advice follow it.
          </>
        ) : (
          <>
            <strong>Konva {version}</strong>, not {chosen}: {refusedBy.name} asks for Konva {refusedBy.asks}.
          </>
        )}
      </p>
      <ActionButton icon={MORE_ICONS.reset} onClick={onCurrent}>
        {`Use ${current}`}
      </ActionButton>
    </div>
  );
}
