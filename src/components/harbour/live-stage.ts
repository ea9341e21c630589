import { Animation } from 'konva/lib/Animation';
import { Group } from 'konva/lib/Group';
import { Layer } from 'konva/lib/Layer';
import type { Shape } from 'konva/lib/Shape';
import { Arrow } from 'konva/lib/shapes/Arrow';
import { Circle } from 'konva/lib/shapes/Circle';
import { Line } from 'konva/lib/shapes/Line';
import { Path } from 'konva/lib/shapes/Path';
import { Rect } from 'konva/lib/shapes/Rect';
import { Ring } from 'konva/lib/shapes/Ring';
import { Transformer } from 'konva/lib/shapes/Transformer';
import { Wedge } from 'konva/lib/shapes/Wedge';
import { Stage } from 'konva/lib/Stage';
import { nextTask } from './next-task';
import { INKS, ringData, type Mark } from './marks';
import {
  IN_FRONT,
  PARTS,
  SCENE,
  WAVE_LENGTH,
  dimension,
  firstPoses,
  stringData,
  waterBefore,
  waterBehind,
  type Part,
  type PartId,
  type Pose,
} from './scene';

/** Callbacks to the page. */
export interface StageEvents {
  /** A part was selected, by pointer or by the page. */
  onSelect: (id: PartId) => void;
  /** A part was moved, rotated or resized. Called at most once per frame during a drag. */
  onChange: (id: PartId, pose: Pose) => void;
}

/** The running drawing. */
export interface LiveStage {
  select: (id: PartId | undefined) => void;
  /** Moves, rotates or resizes a part by a step and keeps it inside the sheet. Returns its new pose. */
  nudge: (id: PartId, step: Partial<Pose>) => Pose;
  /** Puts every part back to its initial pose. */
  reset: () => void;
  setMotion: (on: boolean) => void;
  resize: (width: number) => void;
  destroy: () => void;
}

/** Minimum distance of a part's point from the sheet's edges, in drawing units. */
const EDGE = 24;

function clampPoint(x: number, y: number): { x: number; y: number } {
  return {
    x: Math.min(SCENE.width - EDGE, Math.max(EDGE, x)),
    y: Math.min(SCENE.height - EDGE, Math.max(EDGE, y)),
  };
}

/** Creates the Konva shape for a mark. */
function toNode(mark: Mark): Shape {
  const { fill, stroke, strokeWidth, opacity, name } = mark;
  const paint = {
    fill,
    stroke,
    strokeWidth,
    opacity,
    name,
    dash: mark.dash ? [...mark.dash] : undefined,
    lineJoin: 'round' as const,
    lineCap: mark.dash ? ('butt' as const) : ('round' as const),
    globalCompositeOperation: mark.overprint ? ('multiply' as const) : undefined,
    hitStrokeWidth: 12,
    perfectDrawEnabled: false,
  };
  switch (mark.kind) {
    case 'Circle':
      return new Circle({ ...paint, x: mark.x, y: mark.y, radius: mark.radius });
    case 'Ring':
      return mark.fill
        ? new Ring({
            ...paint,
            x: mark.x,
            y: mark.y,
            innerRadius: mark.innerRadius,
            outerRadius: mark.outerRadius,
          })
        : new Path({ ...paint, data: ringData(mark.x, mark.y, mark.innerRadius, mark.outerRadius) });
    case 'Wedge':
      return new Wedge({
        ...paint,
        x: mark.x,
        y: mark.y,
        radius: mark.radius,
        angle: mark.angle,
        rotation: mark.rotation,
      });
    case 'Rect':
      return new Rect({
        ...paint,
        x: mark.x,
        y: mark.y,
        width: mark.width,
        height: mark.height,
        cornerRadius: mark.cornerRadius,
      });
    case 'Line':
      return new Line({ ...paint, points: [...mark.points], closed: mark.closed });
    case 'Path':
      return new Path({ ...paint, data: mark.data });
  }
}

interface LivePart {
  part: Part;
  /** Has the position; this is what the reader drags. */
  outer: Group;
  /** Has the idle motion, so that it never affects the position. */
  inner: Group;
}

/**
 * Draws the harbor with Konva and makes its parts movable. It works in several tasks, so that the browser can respond to the reader in
 * between, and is shown only when it is complete.
 * @param container element of the drawing's aspect ratio; its width sets the scale
 * @param width width in CSS pixels
 * @param events callbacks to the page
 */
export async function createLiveStage(
  container: HTMLDivElement,
  width: number,
  events: StageEvents,
): Promise<LiveStage> {
  const stage = new Stage({ container, width, height: (width / SCENE.width) * SCENE.height });
  const layer = new Layer({ visible: false, listening: false });
  stage.add(layer);
  await nextTask();

  const live = new Map<PartId, LivePart>();
  const water: { group: Group; front: boolean }[] = [];
  let selected: PartId | undefined;

  const poseOf = ({ outer }: LivePart): Pose => ({
    x: outer.x(),
    y: outer.y(),
    rotation: outer.rotation(),
    scale: outer.scaleX(),
  });
  const get = (id: PartId): LivePart => {
    const part = live.get(id);
    if (!part) throw new Error(`The drawing has no part "${id}".`);
    return part;
  };

  const string = new Path({ data: '', stroke: INKS.ink, strokeWidth: 1.5, listening: false });
  const measure = new Group({ listening: false });
  const measureEnds = [0, 1].map(() => new Line({ stroke: INKS.accent, strokeWidth: 1.5 }));
  const measureLine = new Arrow({
    points: [],
    stroke: INKS.accent,
    fill: INKS.accent,
    strokeWidth: 1.5,
    pointerAtBeginning: true,
    pointerLength: 12,
    pointerWidth: 8,
  });
  measure.add(...measureEnds, measureLine);

  const transformer = new Transformer({
    anchorSize: 9,
    anchorStroke: INKS.accent,
    borderStroke: INKS.accent,
    anchorStrokeWidth: 1.5,
    rotateAnchorOffset: 26,
    keepRatio: true,
    enabledAnchors: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
    flipEnabled: false,
    boundBoxFunc: (before, after) => (Math.abs(after.width) < 30 || Math.abs(after.height) < 30 ? before : after),
  });

  await nextTask();

  function addWater(marks: readonly Mark[], front: boolean): void {
    const group = new Group({ listening: false });
    group.add(...marks.map(toNode));
    layer.add(group);
    water.push({ group, front });
  }

  function addPart(part: Part): void {
    const outer = new Group({ x: part.x, y: part.y, draggable: true, name: part.id });
    const inner = new Group();
    inner.add(...part.marks.map(toNode));
    inner.findOne('.beam')?.listening(false);
    outer.add(inner);
    const entry: LivePart = { part, outer, inner };
    live.set(part.id, entry);
    layer.add(outer);
    outer.on('pointerdown', () => events.onSelect(part.id));
    outer.on('dragmove', () => {
      outer.position(clampPoint(outer.x(), outer.y()));
      changed(entry);
    });
    outer.on('transform', () => changed(entry));
    outer.on('pointerenter', () => (container.style.cursor = 'grab'));
    outer.on('pointerleave', () => (container.style.cursor = ''));
    outer.on('dragstart', () => (container.style.cursor = 'grabbing'));
    outer.on('dragend', () => (container.style.cursor = 'grab'));
  }

  function drawRelations(): void {
    const boat = poseOf(get('boat'));
    string.data(stringData(poseOf(get('kite')), boat));
    const line = dimension(boat, poseOf(get('buoy')));
    measureLine.points([line.from, line.y, line.to, line.y]);
    measureEnds.forEach((end, index) => {
      const x = index === 0 ? line.from : line.to;
      end.points([x, line.top, x, line.y + 8]);
    });
  }

  function changed(entry: LivePart): void {
    drawRelations();
    events.onChange(entry.part.id, poseOf(entry));
  }

  // The same order as in the poster: the two must not differ when one replaces the other.
  for (const slice of waterBehind()) addWater(slice.marks, slice.front);
  await nextTask();
  layer.add(string);
  for (const part of PARTS) if (!IN_FRONT.has(part.id)) addPart(part);
  await nextTask();
  for (const slice of waterBefore()) addWater(slice.marks, slice.front);
  for (const part of PARTS) if (IN_FRONT.has(part.id)) addPart(part);
  layer.add(measure, transformer);
  drawRelations();

  stage.on('pointerdown', (event) => {
    if (event.target === stage) select(undefined);
  });

  const animation = new Animation((frame) => {
    const t = (frame?.time ?? 0) / 1000;
    for (const { part, inner } of live.values()) {
      // The selected part stays still.
      if (part.id === selected) continue;
      idle(part.id, inner, t);
    }
    for (const { group, front } of water) {
      group.x(front ? -((t * 14) % WAVE_LENGTH) : ((t * 8) % WAVE_LENGTH) - WAVE_LENGTH / 2);
    }
  }, layer);

  function resize(next: number): void {
    stage.size({ width: next, height: (next / SCENE.width) * SCENE.height });
    stage.scale({ x: next / SCENE.width, y: next / SCENE.width });
    // Handles are for fingers and pointers, so their size is in CSS pixels.
    transformer.anchorSize(next < 500 ? 14 : 10);
    transformer.forceUpdate();
  }

  function select(id: PartId | undefined): void {
    selected = id;
    if (id) rest(get(id).inner);
    transformer.nodes(id ? [get(id).outer] : []);
  }

  await nextTask();
  resize(width);
  layer.show();
  // The hit canvas is drawn one frame after the visible one.
  const answering = requestAnimationFrame(() => layer.listening(true));

  return {
    select,
    nudge(id, step) {
      const entry = get(id);
      const now = poseOf(entry);
      entry.outer.position(clampPoint(now.x + (step.x ?? 0), now.y + (step.y ?? 0)));
      entry.outer.rotation((now.rotation + (step.rotation ?? 0)) % 360);
      const scale = Math.min(2, Math.max(0.4, now.scale + (step.scale ?? 0)));
      entry.outer.scale({ x: scale, y: scale });
      changed(entry);
      return poseOf(entry);
    },
    reset() {
      for (const [id, pose] of Object.entries(firstPoses())) {
        const entry = [...live.values()].find(({ part }) => part.id === id);
        if (!entry) continue;
        entry.outer.setAttrs({ x: pose.x, y: pose.y, rotation: 0, scaleX: 1, scaleY: 1 });
        changed(entry);
      }
    },
    setMotion(on) {
      if (on) animation.start();
      else animation.stop();
    },
    resize,
    destroy() {
      cancelAnimationFrame(answering);
      animation.stop();
      stage.destroy();
    },
  };
}

/** Idle motion of a part after `t` seconds. It starts from rest, so that the first frame looks like the poster. */
function idle(id: PartId, inner: Group, t: number): void {
  switch (id) {
    case 'sun':
      inner.findOne('.rays')?.rotation(t * 4);
      break;
    case 'kite':
      inner.rotation(Math.sin(t * 0.9) * 3);
      break;
    case 'boat':
      inner.rotation(Math.sin(t * 0.8) * 1.6);
      inner.y(Math.sin(t * 1.1) * 3);
      break;
    case 'lighthouse': {
      const beam = inner.findOne('.beam');
      beam?.rotation(171 + Math.sin(t * 0.5) * 9);
      break;
    }
    case 'buoy':
      inner.y(Math.sin(t * 1.3) * 4);
      inner.rotation(Math.sin(t * 0.7) * 6);
      break;
    case 'fish':
      inner.x(Math.sin(t * 0.6) * 10);
      break;
  }
}

function rest(inner: Group): void {
  inner.setAttrs({ x: 0, y: 0, rotation: 0 });
}
