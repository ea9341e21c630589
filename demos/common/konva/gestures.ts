import type Konva from 'konva';

/** Drags a node by its center, as a mouse does. Konva listens for the press on the stage and for the rest of the drag on the window. */
export function drag(node: Konva.Node, by: Konva.Vector2d) {
  const { stage, middle } = placeOf(node);
  const end = { x: middle.x + by.x, y: middle.y + by.y };
  fire(stage, stage.content, 'mousedown', middle);
  fire(stage, window, 'mousemove', end);
  fire(stage, window, 'mouseup', end);
}

/** Clicks the center of a node. */
export function click(node: Konva.Node) {
  const { stage, middle } = placeOf(node);
  fire(stage, stage.content, 'mousedown', middle);
  fire(stage, stage.content, 'mouseup', middle);
}

function placeOf(node: Konva.Node) {
  const stage = node.getStage();
  if (!stage) throw new Error(`The node ${node.name()} is not on a stage.`);
  // Redraws wait for a frame. The press reads the hit graph, so draw it now.
  stage.draw();
  const box = node.getClientRect();
  return { stage, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

function fire(stage: Konva.Stage, target: EventTarget, type: string, point: Konva.Vector2d) {
  const box = stage.content.getBoundingClientRect();
  const place = { clientX: box.left + point.x, clientY: box.top + point.y };
  target.dispatchEvent(new MouseEvent(type, { ...place, bubbles: true, button: 0 }));
}
