import type * as acorn from 'acorn';
import type { Edit } from './edits';

/**
 * Edits that make a module record where it throws something that is not an error: a string or an object has no stack. The frame
 * looks the stack up (`sandbox-frame/thrown.ts`). The error that provides it is created at the throw, so that its stack begins
 * there. No line moves: the code is appended as the last one.
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
