import type Konva from 'konva';

/**
 * Nodes that were dragged together fire `dragend` one after the other, in one task. Call the returned function for each of them;
 * `done` receives all positions at once.
 */
export function collectMoves(done: (moves: ReadonlyMap<string, Konva.Vector2d>) => void) {
  let moves = new Map<string, Konva.Vector2d>();
  return (node: Konva.Node) => {
    if (moves.size === 0) {
      queueMicrotask(() => {
        done(moves);
        moves = new Map();
      });
    }
    moves.set(node.id(), node.position());
  };
}
