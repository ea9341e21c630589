import type { Flavour } from '../../model/flavours';
import type { InspectRequest } from '../use-inspecting';
import type { PlayerState } from '../../model/player-state';
import type { DemoRunner } from './demo-runner';

/** A line of the code, counted from 1. */
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
  /** The line of the reader's caret; only in vanilla code, where the inspector can know which line created a node. */
  caret?: CodeLine;
  /** Runs the demo; undefined while its code must not run. */
  onRun?(): void;
  onClose(): void;
  onShowPlace?(place: CodeLine): void;
  /** The line that created the selected node; undefined when it is not known, and when the inspector closes. */
  onMadeAt(place: CodeLine | undefined): void;
}
