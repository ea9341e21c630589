import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';
import { RunState } from '../player/RunControls';
import { ResultStage } from '../player/ResultStage';
import { ConsolePane } from '../player/workshop/ConsolePane';
import { type DemoRunner, INITIAL_SNAPSHOT } from '../player/workshop/demo-runner';
import { ProblemPanel } from '../player/workshop/ProblemPanel';
import type { PlayerProblem } from '../player/workshop/problems';
import type { UsableKonva } from '../playground/konva-choice';

interface ComparedResultProps {
  title: string;
  /** The version that the reader or the link has chosen. */
  chosen: string;
  usable: UsableKonva;
  runner: DemoRunner;
  onShow(problem: PlayerProblem): void;
}

/** The program's result with another version of Konva, beside the first one. */
export function ComparedResult({ title, chosen, usable, runner, onShow }: ComparedResultProps): ReactElement {
  const frames = useRef<HTMLDivElement>(null);
  const { state, problems, lines } = useSyncExternalStore(runner.subscribe, runner.getSnapshot, () => INITIAL_SNAPSHOT);
  useEffect(() => (frames.current === null ? undefined : runner.attach(frames.current)), [runner]);
  const { refusedBy } = usable;
  const name = `Konva ${chosen}`;
  return (
    <div className="kd-play-run" role="group" aria-label={name}>
      <div className="kd-play-version">
        <strong>{name}</strong>
        <RunState state={state} />
      </div>
      <ResultStage data={{ title, summary: '', height: 320 }} state={state} frames={frames}>
        {refusedBy !== undefined && (
          <p className="kd-play-refused">
            {refusedBy.name} does not run with {name}: it asks for Konva {refusedBy.asks}.
          </p>
        )}
        {problems.length > 0 && (
          <ProblemPanel of={name} problems={problems} onDismiss={() => runner.dismissProblems()} onShow={onShow} />
        )}
      </ResultStage>
      {lines.length > 0 && <ConsolePane of={name} lines={lines} onClear={() => runner.clearConsole()} />}
    </div>
  );
}
