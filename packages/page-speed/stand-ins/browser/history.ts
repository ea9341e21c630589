/** In the place of `history` for the router: of its kinds the one that a site with plain paths has. */
export { createBrowserHistory, createLocation, createPath, locationsAreEqual } from 'history';

/** The router has components for other kinds of history, which the generator does not use in a browser. */
function missing(): never {
  throw new Error(
    'Paths of this site stand in the address itself. For another kind of history take the stand-in for `history` out of ' +
      'packages/page-speed/stand-ins/table.ts.',
  );
}

export { missing as createHashHistory, missing as createMemoryHistory };
