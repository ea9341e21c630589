import type * as acorn from 'acorn';
import type { Edit } from './edits';

/**
 * Edits that have a module remember where it throws something that is no error: a text or an object does not know its place. The
 * frame looks it up (`sandbox-frame/thrown.ts`). The error that knows the place is made there, so that its stack begins there. No line
 * moves: the code stands on the last one.
 */
export function noteThrown(
  code: string,
  statements: readonly acorn.ThrowStatement[],
): { edits: Edit[]; suffix: string } {
  const unknown = statements.filter(({ argument }) => argument.type !== 'NewExpression');
  if (unknown.length === 0) return { edits: [], suffix: '' };
  let name = '$thrown';
  while (code.includes(name)) name += '_';
  const edits = unknown.flatMap(({ argument: { start, end } }): Edit[] => [
    { start, end: start, text: `${name}((` },
    { start: end, end, text: '),Error())' },
  ]);
  const map = `var k=Symbol.for("kd.thrown"),m=globalThis[k]||(globalThis[k]=new Map())`;
  const keep = `if(m.size>99)m.clear();m.set(v,e.stack)`;
  return { edits, suffix: `\nfunction ${name}(v,e){if(!(v instanceof Error)){${map};${keep}}return v}` };
}
