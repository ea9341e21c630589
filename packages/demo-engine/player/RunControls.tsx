import type { ReactElement } from 'react';
import type { PlayerState } from '../model/player-state';
import { ActionButton } from './ActionButton';

const STATE_TEXT: Readonly<Record<PlayerState, string>> = {
  poster: '',
  starting: 'Starting',
  running: 'Running',
  failed: 'Failed',
  stopped: 'Stopped',
};

interface RunControlsProps {
  state: PlayerState;
  onStop(): void;
  /** Undefined while the code must not run; then there is no Run button. */
  onRun: (() => void) | undefined;
  isInspecting: boolean;
  onInspect(): void;
}

/** The demo's status, and the buttons that stop, run and inspect it. */
export function RunControls({ state, onStop, onRun, isInspecting, onInspect }: RunControlsProps): ReactElement {
  return (
    <div className="kd-run">
      {/* Parts of a failed demo may still be running. */}
      {state !== 'poster' && state !== 'stopped' && (
        <ActionButton icon="stop" onClick={onStop}>
          Stop
        </ActionButton>
      )}
      {onRun !== undefined && (
        <ActionButton icon="run" onClick={onRun}>
          Run
        </ActionButton>
      )}
      <ActionButton icon="inspect" isPressed={isInspecting} data={{ 'data-inspect': '' }} onClick={onInspect}>
        Inspect
      </ActionButton>
    </div>
  );
}

/** The run's state in a word, with a dot in its color. */
export function RunState({ state }: { state: PlayerState }): ReactElement {
  return (
    <span className="kd-status" data-state={state}>
      <span>{STATE_TEXT[state]}</span>
    </span>
  );
}

/** Switches full screen on and off. */
export function FullScreenButton(props: { isFull: boolean; iconOnly?: boolean; onToggle(): void }): ReactElement {
  const { isFull, iconOnly, onToggle } = props;
  return (
    <ActionButton icon={isFull ? 'leave' : 'full'} iconOnly={iconOnly} onClick={onToggle}>
      {isFull ? 'Leave full screen' : 'Full screen'}
    </ActionButton>
  );
}
