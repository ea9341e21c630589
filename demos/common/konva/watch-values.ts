import type Konva from 'konva';

/**
 * Describes a node in words, now and after each draw that has changed them.
 *
 * @returns a function that ends it
 */
export function watchValues(
  node: Konva.Node,
  describe: (node: Konva.Node) => string,
  show: (words: string) => void,
): () => void {
  const layer = node.getLayer();
  let shown = '';
  const update = () => {
    const words = describe(node);
    if (words !== shown) show(words);
    shown = words;
  };

  update();
  layer?.on('draw', update);
  return () => {
    layer?.off('draw', update);
  };
}
