import type { CompileProblem } from '../model/compiled';
import { type Flavour, FLAVOUR_LABELS } from '../model/flavours';
import { packagesOf } from './specifiers';

const MISSING = /^The package "[^"]*" is not available\./;

/** Adds the list of this flavor's packages to the first problem about a package; once is enough. */
export function namePackages(
  problems: readonly CompileProblem[],
  flavour: Flavour,
  packages: ReadonlySet<string>,
): CompileProblem[] {
  const first = problems.findIndex(({ message }) => MISSING.test(message));
  return problems.map((problem, index) => {
    if (index !== first) return problem;
    const label = FLAVOUR_LABELS[flavour];
    const names = packagesOf(flavour, packages).join(', ');
    return {
      ...problem,
      message: `${problem.message} Code in ${label} can import ${names}, and files that start with "./".`,
    };
  });
}
