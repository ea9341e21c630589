import type Konva from 'konva';

export const card = { name: 'card', width: 224, height: 168, fill: '#d3ebed', draggable: true };
export const start = { x: -112, y: 90, rotation: 0, scaleX: 1, scaleY: 1 };

/** Runs for each handle after the common attributes are set. */
function styleHandle(handle: Konva.Rect) {
  handle.setAttrs({ shadowColor: '#1b1f2a', shadowOpacity: 0.35, shadowBlur: 5, shadowOffsetY: 1 });
  // A handle with another size needs another offset, because the offset is its center.
  if (handle.hasName('rotater')) {
    handle.setAttrs({ width: 24, height: 24, offsetX: 12, offsetY: 12, cornerRadius: 12 });
    handle.fill('#8457c9');
  } else if (handle.hasName('top-center') || handle.hasName('bottom-center')) {
    handle.setAttrs({ width: 32, height: 8, offsetX: 16, offsetY: 4, cornerRadius: 4 });
  } else if (handle.hasName('middle-left') || handle.hasName('middle-right')) {
    handle.setAttrs({ width: 8, height: 32, offsetX: 4, offsetY: 16, cornerRadius: 4 });
  }
}

/** The look of the frame and of all handles. */
export const look = {
  anchorSize: 16,
  anchorCornerRadius: 8,
  anchorStroke: '#8457c9',
  borderStroke: '#8457c9',
  borderStrokeWidth: 2,
  rotateAnchorOffset: 36,
  rotateLineVisible: false,
  anchorStyleFunc: styleHandle,
};
