/** Bundler loader: replaces text in a module's source before it is parsed. */
export default function replaceText(
  this: { getOptions(): { search: string; replacement: string } },
  text: string,
): string;
