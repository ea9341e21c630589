/** Wraps a task so that it runs once and keeps its result; a task that failed runs again on the next call. */
export function once<T>(task: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    if (answer === undefined) {
      answer = task();
      answer.catch(() => {
        answer = undefined;
      });
    }
    return answer;
  };
}
