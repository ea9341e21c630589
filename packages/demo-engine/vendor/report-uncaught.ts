import type { Plugin } from 'rolldown';

/** react-konva's handlers for errors that are uncaught, that a boundary caught, and from which React recovered. */
const HANDLERS = 'identifierPrefix, console.error, console.error, console.error';

/**
 * react-konva renders shapes with its own renderer, which logs uncaught errors to the console and leaves the stage empty. This
 * plugin makes it report them as uncaught errors of the page, like any others.
 */
export function reportUncaught(): Plugin {
  return {
    name: 'report-uncaught',
    transform: {
      filter: { id: /\/react-konva\/es\/ReactKonvaCore\.js$/ },
      handler(code) {
        if (!code.includes(HANDLERS))
          throw new Error(`react-konva's renderer is not made with "${HANDLERS}" any more.`);
        return {
          code: code.replace(HANDLERS, 'identifierPrefix, reportError, console.error, console.error'),
          map: null,
        };
      },
    },
  };
}
