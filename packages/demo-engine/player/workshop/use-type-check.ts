import { useCallback, useEffect, useRef, useState } from 'react';
import type { SourceFile } from '../../model/demo';
import { failureText } from '../../model/load-failure';
import type { Flavour } from '../../model/flavours';
import { type PlayerProblem, problemOfType } from './problems';

/** How long the outcome is shown beside the button, in milliseconds. */
const SAID_FOR = 5000;

export interface TypeCheck {
  isBusy: boolean;
  /** Progress or outcome, for the reader; empty when there is nothing to show. */
  note: string;
  /** Findings of the last check, until the code changes. */
  problems: readonly PlayerProblem[];
  check(files: () => Promise<readonly SourceFile[]>): void;
  /** Discards the findings: the code has changed or the reader has left it. */
  clear(): void;
}

const NONE: readonly PlayerProblem[] = [];

/**
 * The type check of one player. Only the first check of a page loads the compiler.
 *
 * @param flavour the shown flavor; switching to another one, or to another version, discards the findings
 * @param konva an older version of Konva with which the code runs
 */
export function useTypeCheck(flavour: Flavour, konva?: string): TypeCheck {
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState(NONE);
  /** Counts checks and changes, so that outdated results are dropped. */
  const turn = useRef(0);

  const clear = useCallback(() => {
    turn.current += 1;
    setBusy(false);
    setNote('');
    setProblems(NONE);
  }, []);

  const check = useCallback(
    (files: () => Promise<readonly SourceFile[]>) => {
      const own = ++turn.current;
      const isOurs = () => turn.current === own;
      const run = async (): Promise<void> => {
        try {
          const [{ checkTypes }, texts] = await Promise.all([import('../../type-check/client'), files()]);
          const found = await checkTypes(texts, konva);
          if (!isOurs()) return;
          setProblems(found.map(problemOfType));
          setNote(found.length === 0 ? 'No type problems found' : countText(found.length));
        } catch (error) {
          if (isOurs()) setNote(`The type check could not be loaded. ${failureText(error)}`);
        } finally {
          if (isOurs()) setBusy(false);
        }
      };
      setBusy(true);
      setProblems(NONE);
      setNote('Checking types …');
      void run();
    },
    [konva],
  );

  useEffect(clear, [flavour, konva, clear]);

  useEffect(() => {
    if (isBusy || note === '') return undefined;
    const timer = setTimeout(() => setNote(''), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isBusy, note]);

  return { isBusy, note, problems, check, clear };
}

function countText(count: number): string {
  return count === 1 ? '1 type problem' : `${count} type problems`;
}
