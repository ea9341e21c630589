import { ENTRY_FILES } from '../model';
import { toShareFragment } from './share-link';

/**
 * The playground's URL fragment for one whole program in TypeScript. Its title is the page's.
 *
 * @throws when the program is too long for a link
 */
export function programFragment(code: string): string {
  const shared = toShareFragment({
    flavour: 'vanilla',
    title: document.querySelector('h1')?.textContent ?? document.title,
    files: [{ path: ENTRY_FILES.vanilla, text: code.endsWith('\n') ? code : `${code}\n` }],
  });
  if (!shared.ok) throw new Error(shared.message);
  return `#${shared.fragment}`;
}
