import type Konva from 'konva';
import { attempt } from './safe';
import { childrenOf, stagesNow } from './library';
import { walkTree } from './walk-tree';

type Match = (node: Konva.Node) => boolean;

function attrOf(node: Konva.Node, name: string): unknown {
  return attempt<unknown>(() => Reflect.get(Object(node.attrs), name), undefined);
}

/** Parses one selector as Konva does. Konva itself would log a warning about an invalid one in the program's console. */
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
 * Finds the nodes below the stages that match a selector: `#id`, `.name`, `Rect`, or several with commas.
 *
 * @returns the nodes in tree order
 */
export function searchNodes(selector: string): Konva.Node[] {
  // Konva ignores spaces.
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
