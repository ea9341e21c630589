import { expect, it } from 'vitest';
import { FAULTS } from '../../frame-advice/stage-faults';
import { addProblem, type PlayerProblem } from './problems';

function problem(title: string, kind: PlayerProblem['kind'] = 'run'): PlayerProblem {
  return { kind, title, message: title, count: 1 };
}

function shown(...added: PlayerProblem[]): string[] {
  return added.reduce<readonly PlayerProblem[]>(addProblem, []).map(({ title }) => title);
}

it('advice about an empty stage is held back while an error explains it, whichever comes first', () => {
  expect(shown(problem('TypeError'), problem(FAULTS.layer))).toEqual(['TypeError']);
  expect(shown(problem(FAULTS.layer), problem('TypeError'))).toEqual(['TypeError']);
});

it('advice about an empty stage stays when nothing else explains it', () => {
  expect(shown(problem(FAULTS.layer))).toEqual([FAULTS.layer]);
  expect(shown(problem('Type', 'type'), problem(FAULTS.size))).toEqual(['Type', FAULTS.size]);
});
