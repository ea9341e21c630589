type Library = (typeof import('nprogress/nprogress.js'))['default'];

let options = {};
let library: Library | undefined;
let isRunning = false;

/**
 * Replaces the theme's import of `nprogress`, the bar at the top of a page while the next one takes long to load. The library itself is
 * loaded when the bar is first shown.
 */
const progress = {
  configure(given: object): void {
    options = given;
  },
  start(): void {
    isRunning = true;
    if (library) {
      library.start();
      return;
    }
    import('nprogress/nprogress.js').then(
      (loaded) => {
        library = loaded.default;
        library.configure(options);
        if (isRunning) library.start();
      },
      // The next page loads without a bar, too.
      () => undefined,
    );
  },
  done(): void {
    isRunning = false;
    library?.done();
  },
};

export default progress;
