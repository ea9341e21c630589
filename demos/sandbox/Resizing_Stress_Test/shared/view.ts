import Konva from 'konva';
import { bandConfig, COLORS } from './look';
import {
  middleOf,
  SCALES,
  SIZE,
  type Box,
  type Dot,
  type Place,
  type Point,
  type Pond,
  type Selection,
} from './pond';

/** Pixels of the cache for each unit of the image: more would take much memory. */
const SHARPEST = 4;

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export type PondView = ReturnType<typeof createPondView>;

/**
 * Shows the dots as plain nodes: a component for each of ten thousand would be slow to create, and most of them never change.
 *
 * @param ground the layer of all dots at rest
 * @param top the layer of what is lifted, with the frame around it
 * @param onMoved is called when a drag or a transform has ended, with the position of the selection
 */
export function createPondView(
  ground: Konva.Layer,
  top: Konva.Layer,
  onMoved: (place: Place) => void,
) {
  const nodes: Konva.Circle[] = [];
  let shown: Pond = { dots: [], selection: null };
  let isCached = true;
  let scale = 1;

  // The image's own coordinates. The layers belong to the framework, so they keep theirs.
  const field = new Konva.Group({ name: 'field' });
  ground.add(field);
  const scene = new Konva.Group();
  const lifted = new Konva.Group({ name: 'lifted', listening: false });
  // The frame holds a rectangle and not the group: to measure a group, Konva visits all of its nodes, on every move.
  const handle = new Konva.Rect({ name: 'handle', fill: 'transparent', draggable: true });
  const band = new Konva.Rect(bandConfig(null));
  scene.add(lifted, handle, band);
  const frame = new Konva.Transformer({
    name: 'frame',
    // One scale for both directions: circles stay circles.
    enabledAnchors: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
    flipEnabled: false,
    anchorSize: 14,
    anchorCornerRadius: 7,
    anchorFill: '#fff6e4',
    anchorStroke: COLORS.depth,
    borderStroke: COLORS.band,
    borderStrokeWidth: 2,
    rotateAnchorOffset: 26,
    boundBoxFunc: (before, after) => {
      const size = after.width / (handle.width() * scale);
      return size < SCALES.least || size > SCALES.most ? before : after;
    },
  });
  top.add(scene, frame);

  // The dots follow the rectangle.
  handle.on('dragmove transform', follow);
  handle.on('dragend transformend', () => onMoved(place()));
  function follow() {
    const { x, y, rotation = 0, scaleX = 1, scaleY = 1 } = handle.getAttrs();
    lifted.setAttrs({ x, y, rotation, scaleX, scaleY });
  }

  function place(): Place {
    return { ...handle.position(), scale: handle.scaleX(), rotation: handle.rotation() };
  }

  function look({ x, y, radius, fill, id }: Dot) {
    return { name: 'dot', id: `dot-${id}`, x, y, radius, fill };
  }

  function showDots(dots: readonly Dot[]) {
    for (const surplus of nodes.splice(dots.length)) surplus.destroy();
    dots.forEach((dot, i) => {
      const node = nodes[i];
      // Dots that have not changed are the same objects.
      if (node && dot === shown.dots[i]) return;
      if (node) {
        node.setAttrs(look(dot));
        return;
      }
      // Only a fill: no stroke, and no hit area.
      const created = new Konva.Circle({ ...look(dot), listening: false });
      nodes.push(created);
      field.add(created);
    });
  }

  /** Moves the selected nodes to the layer on top, so that a transform draws no other. */
  function lift(selection: Selection | null) {
    lifted.clearCache();
    for (const node of lifted.getChildren().slice()) node.moveTo(field);
    for (const id of selection?.ids ?? []) nodes[id]?.moveTo(lifted);
    if (!selection) return;
    // Both turn about the middle of the selection.
    const { width, height } = selection.box;
    lifted.offset(middleOf(selection.box));
    handle.setAttrs({ width, height, offsetX: width / 2, offsetY: height / 2 });
  }

  /** A cached group is drawn as one image. The pixel ratio grows with its size. */
  function cache({ box, place }: Selection) {
    lifted.clearCache();
    if (!isCached) return;
    lifted.cache({
      ...box,
      pixelRatio: Math.min(SHARPEST, Konva.pixelRatio * scale * place.scale),
    });
  }

  function show(pond: Pond, isNewLook = false) {
    const { selection } = pond;
    const before = shown.selection;
    const isLifted = selection?.ids !== before?.ids || pond.dots !== shown.dots;
    // Move dropped nodes back to the ground before they get their new positions.
    if (isLifted) lift(null);
    showDots(pond.dots);
    if (isLifted) lift(selection);
    if (selection) {
      const { x, y, rotation, scale: size } = selection.place;
      if (isLifted || isNewLook || size !== before?.place.scale) cache(selection);
      handle.setAttrs({ x, y, rotation, scaleX: size, scaleY: size });
      follow();
    }
    handle.visible(selection !== null);
    frame.nodes(selection ? [handle] : []);
    shown = pond;
  }

  return {
    /** Brings the canvas to a state. */
    show,

    /** Where the pointer is on the image. */
    pointer: (): Point | null => field.getRelativePointerPosition(),

    /** The rectangle that selects, while it is drawn. */
    showBand: (box: Box | null) => band.setAttrs(bandConfig(box)),

    setCached(next: boolean) {
      isCached = next;
      show(shown, true);
    },

    /** Fits the image into a width. */
    setWidth(width: number) {
      if (width === 0) return;
      scale = width / SIZE.width;
      field.scale({ x: scale, y: scale });
      scene.scale({ x: scale, y: scale });
      show(shown, true);
    },

    /** Where `turn` has left the selection. */
    place,

    /** Turns the selection a bit further, for the measurement. */
    turn(milliseconds: number) {
      handle.rotate(milliseconds * 0.06);
      follow();
    },

    /** Whether a press on this node is for the selection, and not for a new rectangle. */
    isOfSelection: (node: Konva.Node) => node === handle || frame.isAncestorOf(node),
  };
}
