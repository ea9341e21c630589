export { adviseConsole, type ConsoleAdvice } from './advise-console';
export { adviseError } from './advise-error';
