import type KonvaModule from 'konva';
import type { NodeLine } from '../model';
import { konva } from './konva';

/** Seed for the points that are pressed. */
const SEED = 20_260_727;

function childrenOf(node: KonvaModule.Node): KonvaModule.Node[] {
  return 'getChildren' in node && typeof node.getChildren === 'function' ? node.getChildren() : [];
}

function linesOf(nodes: readonly KonvaModule.Node[], level: number): NodeLine[] {
  return nodes.flatMap((node, index) => {
    const children = childrenOf(node);
    const line: NodeLine = {
      key: node._id,
      className: node.getClassName(),
      name: node.name(),
      nodeId: node.id(),
      level,
      position: index + 1,
      siblings: nodes.length,
      children: children.length,
      visible: node.visible(),
      listening: node.listening(),
    };
    return [line, ...linesOf(children, level + 1)];
  });
}

/** All nodes of all stages, found with Konva's own methods. */
export function nodeLines(): NodeLine[] {
  return linesOf(konva()?.stages ?? [], 1);
}

/** The pixels of all canvases. A canvas that is tainted by an image counts by its size. */
export function canvasPixels(): string {
  return [...document.querySelectorAll('canvas')]
    .map((canvas) => {
      try {
        return canvas.toDataURL();
      } catch {
        return `${canvas.width} x ${canvas.height}`;
      }
    })
    .join();
}

/** Pseudorandom numbers from 0 to 1, always the same sequence. */
function* numbers(): Generator<number, never> {
  for (let state = SEED; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

export function pressAround(count: number): number[] {
  const stage = konva()?.stages[0];
  if (stage === undefined) return [];
  const { left, top, width, height } = stage.container().getBoundingClientRect();
  const random = numbers();
  const hits: number[] = [];
  for (let pressed = 0; pressed < count; pressed += 1) {
    const clientX = left + random.next().value * Math.min(width, window.innerWidth - left);
    const clientY = top + random.next().value * Math.min(height, window.innerHeight - top);
    const event = new MouseEvent('click', { clientX, clientY, bubbles: true, cancelable: true });
    // Konva's own conversion from a point of the window to one of the stage.
    stage.setPointersPositions(event);
    const at = stage.getPointerPosition();
    const node = at === null ? null : stage.getIntersection(at);
    if (node !== null) hits.push(node._id);
    (document.elementFromPoint(clientX, clientY) ?? document.body).dispatchEvent(event);
  }
  return hits;
}
