/** Collects console warnings and errors until `stop` is called, and keeps them from the real console. */
export function listenToConsole(): { lines: string[]; stop: () => void } {
  const lines: string[] = [];
  const { warn, error } = console;
  const collect = (...parts: unknown[]) => void lines.push(formatted(parts));
  console.warn = collect;
  console.error = collect;
  return {
    lines,
    stop: () => {
      console.warn = warn;
      console.error = error;
    },
  };
}

/** Formats console arguments: `%s` and `%o` are replaced by the arguments that follow, as in the console. */
function formatted([first, ...rest]: unknown[]): string {
  const queue = [...rest];
  const text = String(first).replace(/%[sdio]/g, (mark) => (queue.length > 0 ? String(queue.shift()) : mark));
  return [text, ...queue.map(String)].join(' ');
}
