/** The theme calls this to add languages to its run-time highlighter, which this site does not have. */
export default function prismIncludeLanguages(): void {
  // Nothing to add: code is highlighted while the site is built.
}
