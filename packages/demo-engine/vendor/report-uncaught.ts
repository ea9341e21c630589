import type { Plugin } from 'rolldown';

/** What react-konva's renderer does with errors that nobody caught, that a boundary caught, and that it recovered from. */
const HANDLERS = 'identifierPrefix, console.error, console.error, console.error';

/**
 * Shapes are rendered by a renderer of their own. It writes an error that nobody caught to the console and leaves the stage
 * empty; with this it is an error of the page, like any other that nobody caught.
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
