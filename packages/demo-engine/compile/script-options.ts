export interface ScriptOptions {
  path: string;
  typescript: boolean;
  jsx: boolean;
}

/** How a script file is read, by its ending. `.js` may have JSX: nothing else in JavaScript looks like it. */
export function scriptOptions(path: string): ScriptOptions {
  return { path, typescript: /\.tsx?$/.test(path), jsx: /\.(?:[tj]sx|js)$/.test(path) };
}
