/** Logs once, when the program first accesses storage, that the frame's storage is not kept: the next run finds it empty. */
export function noteStorage(view: Window & typeof globalThis): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = view[name];
    let isTold = false;
    Object.defineProperty(view, name, {
      configurable: true,
      enumerable: true,
      get() {
        if (!isTold) {
          isTold = true;
          view.console.info(
            `${name} is empty at every run here and forgotten afterwards. In a downloaded project it is kept.`,
          );
        }
        return storage;
      },
    });
  }
}
