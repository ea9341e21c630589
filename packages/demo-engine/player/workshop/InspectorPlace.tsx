import { type ReactElement, useEffect, useState } from 'react';
import type { Flavour } from '../../model/flavours';
import type { InspectRequest } from '../use-inspecting';
import type { DemoRunner, PlayerState } from './demo-runner';

/** A line of the code; counted from 1. */
export interface CodeLine {
  file: string;
  line: number;
}

export interface InspectorProps {
  runner: DemoRunner;
  title: string;
  flavour: Flavour;
  state: PlayerState;
  request: InspectRequest;
  /** The reader's caret, in code whose lines can be mapped to nodes. */
  caret?: CodeLine;
  /** Runs the demo; undefined while its code must not run. */
  onRun?(): void;
  onClose(): void;
  onShowPlace?(place: CodeLine): void;
}

type Host = (props: InspectorProps) => ReactElement;

/** Where the inspector is rendered. Its chunk is loaded only when the reader opens it. */
export function InspectorPlace(props: InspectorProps): ReactElement | null {
  const { runner, onClose } = props;
  const [Loaded, setLoaded] = useState<Host | undefined>(undefined);

  useEffect(() => {
    let isGone = false;
    import('../../inspector/InspectorHost').then(
      ({ InspectorHost }) => {
        if (!isGone) setLoaded(() => InspectorHost);
      },
      (error: unknown) => {
        if (isGone) return;
        runner.tell('Inspector not loaded', error);
        onClose();
      },
    );
    return () => {
      isGone = true;
    };
  }, [runner, onClose]);

  return Loaded === undefined ? null : <Loaded {...props} />;
}
