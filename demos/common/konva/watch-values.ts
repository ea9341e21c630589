import type Konva from 'konva';

/**
 * Says what a node is like, now and after each drawing that has changed the words.
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
