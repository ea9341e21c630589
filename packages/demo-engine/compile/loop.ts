import type * as acorn from 'acorn';

/** A loop that is guarded. `for…in` ends by itself. */
export type Loop = acorn.WhileStatement | acorn.DoWhileStatement | acorn.ForStatement | acorn.ForOfStatement;
