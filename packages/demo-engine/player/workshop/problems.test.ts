import { expect, it } from 'vitest';
import { FAULTS } from '../../frame-advice/stage-faults';
import { addProblem, type PlayerProblem, problemOfType } from './problems';

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

it('a type of an attribute is followed by what to write', () => {
  const of = (message: string) => problemOfType({ file: 'index.ts', line: 1, column: 1, message }).message;
  expect(of("Type 'number' is not assignable to type 'GetSet<number, Rect>'.")).toContain('node.x(20)');
  expect(of("Type 'GetSet<number, Node>' is not assignable to type 'number'.")).toContain('node.x() in place');
  expect(of("Type 'string' is not assignable to type 'number'.")).toBe(
    "Type 'string' is not assignable to type 'number'.",
  );
});

it('what a node without its place throws is held back beside the advice about it', () => {
  const echo = { ...problem('TypeError'), message: "Cannot read properties of undefined (reading 'getParent')" };
  expect(shown(echo, problem('HTML inside the stage'))).toEqual(['HTML inside the stage']);
  expect(shown(problem('Text inside the stage'), echo)).toEqual(['Text inside the stage']);
  expect(shown(echo)).toEqual(['TypeError']);
});
