import type Konva from 'konva';
import { attempt } from './safe';
import { childrenOf, stagesNow } from './library';
import { walkTree } from './walk-tree';

type Match = (node: Konva.Node) => boolean;

function attrOf(node: Konva.Node, name: string): unknown {
  return attempt<unknown>(() => Reflect.get(Object(node.attrs), name), undefined);
}

/** One selector, read as the library reads it, which would warn of an odd one in the program's console. */
function matchOf(selector: string): Match {
  const word = selector.slice(1);
  switch (selector[0]) {
    case '#':
      return (node) => attrOf(node, 'id') === word;
    case '.':
      return (node) => {
        const name = attrOf(node, 'name');
        return typeof name === 'string' && name.split(/\s/g).includes(word);
      };
    default:
      return (node) => attempt(() => node.className === selector || node.nodeType === selector, false);
  }
}

/**
 * The nodes below the stages that a selector means: `#id`, `.name`, `Rect`, several with commas.
 *
 * @returns them in the order of the tree
 */
export function searchNodes(selector: string): Konva.Node[] {
  // Blanks mean nothing to the library.
  const matches = selector
    .replaceAll(' ', '')
    .split(',')
    .filter((one) => one !== '')
    .map(matchOf);
  const found: Konva.Node[] = [];
  walkTree(stagesNow().flatMap(childrenOf), (node) => {
    if (matches.some((match) => match(node))) found.push(node);
    return true;
  });
  return found;
}
