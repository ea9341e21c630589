/**
 * The newest version that all packages of a family have.
 *
 * @param published the versions of each package, oldest first
 * @param wanted a version, or the word that marks it: `canary` finds `4.0.0-canary-6808`
 * @returns `undefined` when the packages have no such version in common
 */
export function newestOfAll(published: readonly (readonly string[])[], wanted: string): string | undefined {
  const [first = [], ...others] = published;
  return first.findLast(
    (version) =>
      (version === wanted || version.includes(`-${wanted}`)) && others.every((versions) => versions.includes(version)),
  );
}
