import addresses from '@demo-data/type-check';
import type { CompileProblem } from '../model/compiled';
import type { SourceFile } from '../model/demo';
import { TypeChecks } from './checks';

const checks = new TypeChecks(
  () => new Worker(addresses.worker, { type: 'module', name: 'type-check' }),
  addresses.data,
);

/**
 * Checks the types of a vanilla or React demo in a worker, which the first call starts. All players of a page share it.
 *
 * @param konva an older version of Konva, whose declarations replace those of the installed one
 * @throws when the compiler or the declarations cannot be loaded; the next call tries again
 */
export function checkTypes(files: readonly SourceFile[], konva?: string): Promise<CompileProblem[]> {
  return checks.check(files, konva === undefined ? undefined : addresses.konva[konva]);
}
