import Konva from 'konva';
import { crossingsOf } from '../../../common/konva/polygon';
import { parcelsOf, selectedOf, type Editor, type Hit } from '../shared/editor';
import {
  CURSORS,
  cornerConfig,
  crossingConfig,
  edgeConfigs,
  fit,
  ghostConfig,
  hitOf,
  nameConfig,
  soilConfig,
  vineConfigs,
} from '../shared/look';
import { landConfig } from '../shared/scene';

export interface PlanListeners {
  press(hit: Hit, at: Konva.Vector2d, pixel: number): void;
  move(to: Konva.Vector2d, pixel: number, free: boolean): void;
  hover(hit: Hit, at: Konva.Vector2d): void;
  release(): void;
  pressTwice(hit: Hit): void;
}

/** Gives the children of a group these attributes, one after the other; creates and destroys nodes as needed. */
function fill<Config extends Konva.ShapeConfig>(
  group: Konva.Group,
  configs: Config[],
  create: (config: Config) => Konva.Shape,
) {
  configs.forEach((config, i) => {
    const node = group.children[i];
    if (node) node.setAttrs(config);
    else group.add(create(config));
  });
  for (const node of group.children.slice(configs.length)) node.destroy();
}

/** The canvas: draws an editor and reports what the pointer does. It keeps no state. */
export function createPlan(container: HTMLDivElement, listeners: PlanListeners) {
  const stage = new Konva.Stage({ container });
  const ground = new Konva.Layer({ listening: false });
  const layer = new Konva.Layer();
  ground.add(new Konva.Shape(landConfig));
  const soils = new Konva.Group();
  const vines = new Konva.Group({ listening: false });
  const names = new Konva.Group({ listening: false });
  const edges = new Konva.Group();
  const corners = new Konva.Group();
  const crossings = new Konva.Group({ listening: false });
  const ghost = new Konva.Circle(ghostConfig(null, 1));
  // Marks of the selection. They are not part of the plan.
  const marks = new Konva.Group({ name: 'marks' });
  marks.add(edges, ghost, crossings, corners);
  layer.add(soils, vines, names, marks);
  stage.add(ground, layer);

  const pointer = () => stage.getRelativePointerPosition() ?? { x: 0, y: 0 };
  let isHeld = false;

  stage.on('pointerdown', ({ evt, target, pointerId }) => {
    // A second finger does not change what the first one holds.
    if (!evt.isPrimary || evt.button !== 0) return;
    isHeld = true;
    stage.setPointerCapture(pointerId);
    listeners.press(hitOf(target), pointer(), 1 / stage.scaleX());
  });
  stage.on('pointermove', ({ evt, target }) => {
    if (!evt.isPrimary) return;
    if (isHeld) listeners.move(pointer(), 1 / stage.scaleX(), evt.altKey);
    else if (evt.pointerType === 'mouse') {
      container.style.cursor = CURSORS[hitOf(target).kind];
      listeners.hover(hitOf(target), pointer());
    }
  });
  stage.on('pointerup pointercancel', ({ evt }) => {
    if (!evt.isPrimary) return;
    isHeld = false;
    listeners.release();
  });
  stage.on('dblclick dbltap', ({ target }) => listeners.pressTwice(hitOf(target)));
  stage.on('mouseleave', () => listeners.hover({ kind: 'ground' }, pointer()));

  return {
    stage,
    resize: () => stage.size({ width: container.clientWidth, height: container.clientHeight }),
    render(editor: Editor) {
      const parcels = parcelsOf(editor);
      const selected = selectedOf(editor);
      const view = fit(stage.size());
      const scale = view.scaleX;
      stage.setAttrs(view);
      fill(soils, parcels.map(soilConfig), (config) => new Konva.Line(config));
      fill(vines, parcels.flatMap(vineConfigs), (config) => new Konva.Path(config));
      fill(
        names,
        parcels.map((parcel) => nameConfig(parcel, scale)),
        (config) => new Konva.Text(config),
      );
      fill(edges, selected ? edgeConfigs(selected, scale) : [], (config) => new Konva.Line(config));
      fill(
        corners,
        selected?.corners.map((at, i) => cornerConfig(at, i, i === editor.corner, scale)) ?? [],
        (config) => new Konva.Circle(config),
      );
      fill(
        crossings,
        crossingsOf(selected?.corners ?? []).map((at) => crossingConfig(at, scale)),
        (config) => new Konva.Circle(config),
      );
      ghost.setAttrs(ghostConfig(editor.ghost, scale));
    },
  };
}
