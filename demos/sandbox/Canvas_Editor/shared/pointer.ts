import type Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { createHand } from '../../../common/konva/hand';
import { pinch, scenePoint, wheelFactor, zoomAt } from '../../../common/konva/zoom';
import type { Item } from './design';
import { cancel, designOf, movableOf, type Editor, type Point } from './editor';
import { replace, startText } from './edits';
import { move, othersOf, press, release, selectInside } from './gesture';
import { bakeTransform, rewrap } from './node-config';
import { snapPoint } from './snapping';
import { viewOf, type Store } from './store';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

const ZOOM = { least: 0.1, most: 8 };
/** Pixels within which an edge snaps, and the maximum movement of a click. */
const REACH = 6;
const SLACK = 3;

const itemOf = ({ target }: { target: Konva.Node }) =>
  target.hasName('item') ? target.id() : null;

/** What the stage's events mean. Each flavor passes them on; none of them changes a node itself, except for the handles. */
export function createPointer(store: Store) {
  const hand = createHand();
  const down = new Set<number>();
  let isSpaceDown = false;
  let transformer: Konva.Transformer | undefined;

  const run = store.run;
  const view = () => viewOf(store.get());

  function pointOf({ currentTarget }: PointerEventOfStage): Point {
    const point = currentTarget.getStage()?.getPointerPosition() ?? { x: 0, y: 0 };
    return scenePoint(view(), point);
  }

  const zoomBy = (factor: number, at?: Point) => {
    const { width, height } = store.get().size;
    store.look(zoomAt(view(), at ?? { x: width / 2, y: height / 2 }, factor, ZOOM));
  };

  return {
    zoomBy,
    panBy({ x, y }: Point) {
      const now = view();
      store.look({ ...now, x: now.x - x, y: now.y - y });
    },
    /** While Space is held, the mouse pans. */
    holdSpace(isDown: boolean) {
      isSpaceDown = isDown;
    },

    press(event: PointerEventOfStage) {
      const { evt, target, currentTarget } = event;
      const stage = currentTarget.getStage();
      if (evt.button !== 0) return;
      // Also ends typing: the field loses the focus.
      stage?.container().closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      down.add(evt.pointerId);
      hand.press(event);
      if (down.size > 1) {
        // Two fingers pan and zoom. What the first one began ends without a trace.
        transformer?.stopTransform();
        run(cancel);
      } else if (!isSpaceDown && target.getParent() !== transformer) {
        const [id, at] = [itemOf(event), pointOf(event)];
        run((editor) => press(editor, id, at, evt.shiftKey));
      }
    },

    move(event: PointerEventOfStage) {
      const pull = hand.move(event);
      if (pull && (isSpaceDown || down.size > 1)) {
        store.look(pinch(view(), pull.from, pull.to, ZOOM));
      } else if (store.get().editor.gesture && down.has(event.evt.pointerId)) {
        const { scale } = view();
        const at = pointOf(event);
        const reach = event.evt.altKey ? 0 : REACH / scale;
        run((editor) => move(editor, at, reach, SLACK / scale));
      }
    },

    release(event: PointerEventOfStage) {
      hand.release(event);
      if (down.delete(event.evt.pointerId) && store.get().editor.gesture) run(release);
    },

    cancel(event: PointerEventOfStage) {
      hand.release(event);
      down.delete(event.evt.pointerId);
      run(cancel);
    },

    /** A double press reaches into a group, then types into a text. */
    double(event: PointerEventOfStage) {
      const id = itemOf(event);
      const { editor } = store.get();
      // Two quick presses with Shift add two items.
      if (id === null || event.evt.button !== 0 || event.evt.shiftKey) return;
      if (editor.selected.length > 1) run((now) => selectInside(now, id));
      else if (event.target.getClassName() === 'Text') run((now) => startText(now, id));
    },

    wheel({ evt, currentTarget }: Konva.KonvaEventObject<WheelEvent>) {
      const at = currentTarget.getStage()?.getPointerPosition();
      // Without Ctrl or Cmd, the page scrolls.
      if (claimWheel(evt) && at) zoomBy(wheelFactor(evt), at);
    },

    /** Gives the handles to the selected items. Call it after each draw: after undo, a node may be a new one. */
    attach(handles: Konva.Transformer | null | undefined, page: Konva.Group | null | undefined) {
      transformer = handles ?? undefined;
      const { editor } = store.get();
      const ids =
        editor.editing === null ? movableOf(editor).filter(({ isHidden }) => !isHidden) : [];
      const nodes = ids.flatMap(({ id }) => page?.findOne(`#${id}`) ?? []);
      const before = transformer?.nodes() ?? [];
      const isSame = nodes.length === before.length && nodes.every((node, i) => node === before[i]);
      if (!isSame) transformer?.nodes(nodes);
    },

    /** Snaps the handle of a single item that is not turned. */
    snapHandle(_: Point, next: Point): Point {
      const anchor = transformer?.getActiveAnchor() ?? 'rotater';
      const { editor } = store.get();
      const [item, other] = movableOf(editor);
      if (!item || other || item.rotation !== 0 || anchor === 'rotater') return next;
      const { x, y, scale } = view();
      const axes = anchor.startsWith('middle')
        ? (['x'] as const)
        : anchor.endsWith('center')
          ? (['y'] as const)
          : (['x', 'y'] as const);
      const snap = snapPoint(scenePoint(view(), next), othersOf(editor), REACH / scale, axes);
      run((now) => ({ ...now, guides: snap.guides }));
      return { x: x + snap.x * scale, y: y + snap.y * scale };
    },

    transform() {
      const anchor = transformer?.getActiveAnchor() ?? null;
      for (const node of transformer?.nodes() ?? []) rewrap(node, anchor);
    },

    transformEnd() {
      const byId = new Map(designOf(store.get().editor).items.map((item) => [item.id, item]));
      const changed = (transformer?.nodes() ?? []).flatMap((node) => {
        const item = byId.get(node.id());
        return item ? bakeTransform(node, item) : [];
      });
      run((editor: Editor) => replace(editor, changed, `${sizeOf(changed)}.`));
    },
  };
}

const sizeOf = (items: readonly Item[]) => {
  const [only] = items;
  if (!only || items.length > 1) return `${items.length} items changed`;
  return `${Math.round(only.width)} × ${Math.round(only.height)}, turned by ${Math.round(only.rotation)}°`;
};

export type Pointer = ReturnType<typeof createPointer>;
