/** Loader for the bundler: replaces text of a module before it is read. */
export default function replaceText(
  this: { getOptions(): { search: string; replacement: string } },
  text: string,
): string;
