/** The theme calls this to add languages to its runtime highlighter, which this site does not have. */
export default function prismIncludeLanguages(): void {
  // Nothing to add: code is highlighted at build time.
}
