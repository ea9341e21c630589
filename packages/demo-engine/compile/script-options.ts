export interface ScriptOptions {
  path: string;
  typescript: boolean;
  jsx: boolean;
}

/** Options for compiling a script file, by its extension. `.js` files may contain JSX: nothing else in JavaScript looks like it. */
export function scriptOptions(path: string): ScriptOptions {
  return { path, typescript: /\.tsx?$/.test(path), jsx: /\.(?:[tj]sx|js)$/.test(path) };
}
