import type Konva from 'konva';

/** Drags a node by its center with one finger. */
export function swipe(node: Konva.Node, by: Konva.Vector2d) {
  const stage = node.getStage();
  if (!stage) throw new Error(`The node ${node.id()} is not on a stage.`);
  // Redraws wait for a frame, and the touch below needs the hit graph.
  stage.draw();
  const { left, top } = stage.content.getBoundingClientRect();
  const { x, y, width, height } = node.getClientRect();
  const start = { clientX: left + x + width / 2, clientY: top + y + height / 2 };
  const end = { clientX: start.clientX + by.x, clientY: start.clientY + by.y };

  const send = (type: string, place: typeof start) => {
    const finger = new Touch({ identifier: 1, target: stage.content, ...place });
    const touches = type === 'touchend' ? [] : [finger];
    const init = { bubbles: true, cancelable: true, touches, changedTouches: [finger] };
    stage.content.dispatchEvent(new TouchEvent(type, init));
  };
  send('touchstart', start);
  send('touchmove', end);
  send('touchend', end);
}
