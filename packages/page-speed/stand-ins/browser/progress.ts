type Library = (typeof import('nprogress/nprogress.js'))['default'];

let options = {};
let library: Library | undefined;
let isRunning = false;

/**
 * In the place of the line that runs above a page while the next one is long in coming: the line is loaded when it is wanted
 * for the first time.
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
      // Without a line the next page comes all the same.
      () => undefined,
    );
  },
  done(): void {
    isRunning = false;
    library?.done();
  },
};

export default progress;
