import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { isKnown } from './sections';

/** Whether a page can be drawn at once: where its path leads is known, and all that it is made of has come. */
export function isLoaded(path: string): boolean {
  if (!isKnown(path)) return false;
  const matches = matchRoutes(routes, path);
  return (
    matches.length > 0 &&
    matches.every(({ route: { component } }) => {
      const ask: unknown = Reflect.get(Object(component), 'isLoaded');
      return typeof ask !== 'function' || ask() === true;
    })
  );
}
