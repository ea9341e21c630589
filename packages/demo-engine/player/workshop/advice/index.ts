export { adviseConsole, type ConsoleAdvice } from './advise-console';
export { adviseError, type ErrorPlace } from './advise-error';
