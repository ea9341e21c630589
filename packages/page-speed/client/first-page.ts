const reasons: Promise<unknown>[] = [];

/** Lets the application wait before it takes over the first page. */
export function holdFirstPage(until: Promise<unknown>): void {
  reasons.push(until);
}

/** Resolves when nothing holds the first page any more. */
export async function firstPageMayStart(): Promise<void> {
  await Promise.all(reasons.splice(0));
}
