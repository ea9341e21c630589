import path from 'node:path';
import { watch } from 'chokidar';

/** How long to wait after a change for related ones (saving in an editor often causes two), in milliseconds. */
const QUIET = 40;

/**
 * Calls `onChange` with the changed files, relative to the root and with forward slashes. Calls never overlap: changes during a
 * call are passed together to the next one.
 *
 * @returns a function that stops watching
 */
export async function watchFolders(
  root: string,
  folders: readonly string[],
  onChange: (files: string[]) => Promise<void>,
): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  const flush = async (): Promise<void> => {
    if (isBusy || changed.size === 0) return;
    isBusy = true;
    const files = [...changed];
    changed.clear();
    try {
      await onChange(files);
    } finally {
      isBusy = false;
      if (changed.size > 0) schedule();
    }
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), QUIET);
  };

  const watcher = watch(
    folders.map((folder) => path.join(root, folder)),
    { ignoreInitial: true, ignored: (file) => /(?:^|[\\/])(?:\.|node_modules)|[~]$/.test(path.relative(root, file)) },
  );
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    changed.add(path.relative(root, file).replaceAll('\\', '/'));
    schedule();
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
