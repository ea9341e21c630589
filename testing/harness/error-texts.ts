/** Konva and its bindings warn about what they cannot do. In a demo, that is a mistake. */
const LIBRARY_WARNING = /^(?:Konva |ReactKonva: |vue-konva |svelte-konva: )/;

/**
 * True for a console message that no demo may write.
 *
 * @param level the console's method: `error`, `warn`
 */
export function logsError(level: string, text: string): boolean {
  return level === 'error' || LIBRARY_WARNING.test(text);
}
