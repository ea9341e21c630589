/** The same task that is done once and keeps its answer; one that failed is done again when it is asked for again. */
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
