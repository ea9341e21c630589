import type { ReactElement } from 'react';
import { ActionButton } from '../ActionButton';
import { placeText, type PlayerProblem } from './problems';
import { MORE_ICONS } from './more-icons';
import { programText } from './program-text';
import { splitByTrust } from './trusted-text';

interface ProblemPanelProps {
  /** Whose problems they are, where there are two results. */
  of?: string;
  problems: readonly PlayerProblem[];
  /** Goes to the problem's location in the code; absent when the code is not shown. */
  onShow?(problem: PlayerProblem): void;
  onDismiss(): void;
}

/** The problems, announced once and shown over the result until the next run or until the reader dismisses them. */
export function ProblemPanel({ of, problems, onShow, onDismiss }: ProblemPanelProps): ReactElement {
  return (
    <div className="kd-problems" role="alert">
      <ul>
        {of !== undefined && <li>{of}</li>}
        {problems.map((problem) => {
          const place = placeText({ ...problem, file: problem.file && programText(problem.file, 80) });
          const { title, said, advice } = splitByTrust(problem);
          return (
            <li key={`${problem.title} ${problem.message} ${place}`}>
              <strong>{title}</strong>
              {problem.count > 1 && <span className="kd-console-count">{problem.count}</span>}{' '}
              {place !== '' &&
                (onShow === undefined ? (
                  <span className="kd-problem-place">
                    <bdi>{place}</bdi>
                  </span>
                ) : (
                  <button type="button" className="kd-problem-place" onClick={() => onShow(problem)}>
                    <bdi>{place}</bdi>
                  </button>
                ))}
              {said !== '' && (
                <div className="kd-said">
                  <span>The program says:</span> <q>{said}</q>
                </div>
              )}
              {advice !== '' && <p>{advice}</p>}
            </li>
          );
        })}
      </ul>
      <ActionButton icon={MORE_ICONS.close} iconOnly onClick={onDismiss}>
        Dismiss
      </ActionButton>
    </div>
  );
}
