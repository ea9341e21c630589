/**
 * Puts modules in dependency order: each after those it imports.
 *
 * @param entry where to start
 * @param importsOf paths a module imports
 * @returns the order, or the first cycle found as the path around it (`a, b, a`)
 */
export function dependencyOrder(
  entry: string,
  importsOf: (path: string) => readonly string[],
): { order: string[] } | { cycle: string[] } {
  const order: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  let cycle: string[] | undefined;
  const visit = (path: string): void => {
    if (done.has(path) || cycle !== undefined) return;
    const from = trail.indexOf(path);
    if (from >= 0) {
      cycle = [...trail.slice(from), path];
      return;
    }
    trail.push(path);
    for (const imported of importsOf(path)) visit(imported);
    trail.pop();
    done.add(path);
    order.push(path);
  };
  visit(entry);
  return cycle === undefined ? { order } : { cycle };
}
