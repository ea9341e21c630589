import type { ReactElement } from 'react';
import { ActionButton } from './ActionButton';
import type { PlayerState } from '../model/player-state';

const STATE_TEXT: Readonly<Record<PlayerState, string>> = {
  poster: '',
  starting: 'Starting',
  running: 'Running',
  failed: 'Failed',
  stopped: 'Stopped',
};

interface ResultBarProps {
  state: PlayerState;
  isFull: boolean;
  onStop(): void;
  /** Undefined while the code must not run; then the bar has no Run button. */
  onRun: (() => void) | undefined;
  onToggleFull(): void;
  isInspecting: boolean;
  onInspect(): void;
}

/** The bar above a result: the demo's status, and the buttons that stop it, run it and show it full screen. */
export function ResultBar(props: ResultBarProps): ReactElement {
  const { state, isFull, onStop, onRun, onToggleFull, isInspecting, onInspect } = props;
  return (
    <div className="kd-bar kd-result-bar">
      <span className="kd-bar-title">Result</span>
      <span className="kd-status" data-state={state}>
        {STATE_TEXT[state]}
      </span>
      <div className="kd-actions">
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
        <ActionButton icon={isFull ? 'leave' : 'full'} iconOnly onClick={onToggleFull}>
          {isFull ? 'Leave full screen' : 'Full screen'}
        </ActionButton>
      </div>
    </div>
  );
}
