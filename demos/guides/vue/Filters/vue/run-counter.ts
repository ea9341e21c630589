/** A filter that counts how often the filters run, and the count in words. It is not reactive, because filters run while the layer is drawn. */
export function createRunCounter() {
  let runs = 0;
  return {
    countRun: () => {
      runs += 1;
    },
    describeRuns: () => (runs === 1 ? 'once' : `${runs} times`),
  };
}
