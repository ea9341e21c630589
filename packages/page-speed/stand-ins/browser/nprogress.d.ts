/** The library that draws the line, as far as it is used here; it brings no types. */
declare module 'nprogress/nprogress.js' {
  interface ProgressLine {
    configure(options: object): void;
    start(): void;
    done(): void;
  }
  const line: ProgressLine;
  export default line;
}
