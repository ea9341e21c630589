const reasons: Promise<unknown>[] = [];

/** Delays the hydration of the first page until the promise resolves. */
export function holdFirstPage(until: Promise<unknown>): void {
  reasons.push(until);
}

/** Resolves when nothing delays the first page any more. */
export async function firstPageMayStart(): Promise<void> {
  await Promise.all(reasons.splice(0));
}
