const SECONDS = 600;

/** Holds seats for a visitor: shows the minutes that are left, until they have passed. Returns a function that ends this. */
export function hold(show: (left: string) => void, release: () => void): () => void {
  const until = Date.now() + SECONDS * 1000;
  const tell = (left: number) => show(`${Math.ceil(left / 60)} min`);
  tell(SECONDS);
  // A timer can be late, so the clock determines the time.
  const timer = setInterval(() => {
    const left = Math.ceil((until - Date.now()) / 1000);
    if (left > 0) return tell(left);
    clearInterval(timer);
    release();
  }, 1000);
  return () => clearInterval(timer);
}

export const RELEASED = 'The time is over: your seats are free again.';
