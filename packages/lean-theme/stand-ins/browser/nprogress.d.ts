/** The parts of the progress bar library that are used here; it ships no types. */
declare module 'nprogress/nprogress.js' {
  interface ProgressLine {
    configure(options: object): void;
    start(): void;
    done(): void;
  }
  const line: ProgressLine;
  export default line;
}
