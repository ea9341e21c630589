import { FAULTS, type Fault } from './stage-faults';

/** Maximum number of shapes that are examined. */
const MAX_SHAPES = 200;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The part of a node that the checks use. */
export interface SilentNode {
  nodeType?: string;
  eventListeners?: Readonly<Record<string, unknown>>;
  getClassName(): string;
  getAttr(name: string): unknown;
  isVisible(): boolean;
  getAbsoluteOpacity(): number;
  getClientRect(): Box;
  getSelfRect?(): Box;
  hasFill?(): unknown;
  hasStroke?(): unknown;
}

export interface SilentStage extends SilentNode {
  width(): number;
  height(): number;
  container(): Pick<HTMLElement, 'isConnected' | 'getClientRects' | 'querySelectorAll'>;
  find(test: (node: SilentNode) => boolean): ArrayLike<SilentNode>;
}

/** What a reader sees, or can press, besides a stage. */
const SEEN = 'canvas,img,svg,video,iframe,object,hr,input,button,select,textarea,progress,meter';
const PRESSED = 'input,button,select,textarea,a,summary,label,[onclick],[tabindex],[draggable="true"]';

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Whether a program that has no stage shows something else. */
function showsPage({ body }: Document): boolean {
  return (
    body.innerText.trim() !== '' ||
    [...body.querySelectorAll('*')].some(
      (element) => element.shadowRoot !== null || (element.matches(SEEN) && isShown(element)),
    )
  );
}

/** Whether nothing is drawn on a stage's canvases. */
function isBlank(stage: SilentStage): boolean {
  return [...stage.container().querySelectorAll('canvas')].every((canvas) => {
    if (canvas.width === 0 || canvas.height === 0) return true;
    const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
    return data !== undefined && new Uint32Array(data.buffer).every((pixel) => pixel === 0);
  });
}

/** Whether the program has begun to draw only when the reader does something, or later. */
function isWaiting(stage: SilentStage, nodes: readonly SilentNode[], page: Document): boolean {
  const listens = ({ eventListeners = {} }: SilentNode): boolean =>
    Object.keys(eventListeners).some((name) => /mouse|touch|pointer|click|tap|wheel|contextmenu/.test(name));
  return [stage, ...nodes].some(listens) || [...page.body.querySelectorAll(PRESSED)].some(isShown);
}

/** Why a shape is not seen; undefined when it should be. */
function reasonOf(shape: SilentNode, stage: SilentStage): string | undefined {
  const name = `The ${shape.getClassName()}`;
  if (!shape.isVisible()) return `${name} is hidden: it, or what it is in, has visible: false.`;
  if (shape.getAbsoluteOpacity() === 0) return `${name} has an opacity of 0, or what it is in has.`;
  const image = shape.getAttr('image');
  if (shape.getClassName() === 'Image' && (image === undefined || image === null)) return `${name} has no image yet.`;
  const own = shape.getSelfRect?.();
  if (own !== undefined && own.width === 0 && own.height === 0)
    return `${name} is 0 by 0 pixels: it lacks its size, or its points.`;
  const isPainted = shape.getClassName() === 'Image' || shape.getClassName() === 'Sprite';
  if (!isPainted && shape.hasFill?.() === false && shape.hasStroke?.() === false)
    return `${name} has neither a fill nor a stroke.`;
  const { x, y, width, height } = shape.getClientRect();
  if (x >= stage.width() || y >= stage.height() || x + width <= 0 || y + height <= 0) {
    const at = `${Math.round(x)}, ${Math.round(y)}`;
    return `${name} is at ${at}, outside of the stage, which is ${stage.width()} by ${stage.height()} pixels.`;
  }
  return undefined;
}

/**
 * Finds out why a program that ended without an error shows nothing.
 *
 * @param isAnimated something is still moving, and may come into view
 */
export function findSilence(stages: readonly SilentStage[], page: Document, isAnimated = false): Fault | undefined {
  if (stages.length === 0) {
    return showsPage(page)
      ? undefined
      : { name: FAULTS.silent, message: 'The program has ended and shows nothing: it has no stage.' };
  }
  const isApart = (stage: SilentStage): boolean => {
    const container = stage.container();
    return !container.isConnected || container.getClientRects().length === 0;
  };
  if (isAnimated || !stages.every((stage) => isApart(stage) || isBlank(stage))) return undefined;
  // A stage may be drawn for an image that the page shows.
  if (stages.every(isApart) && showsPage(page)) return undefined;
  for (const stage of stages) {
    const container = stage.container();
    const nodes = Array.from(stage.find(() => true));
    if (isWaiting(stage, nodes, page)) return undefined;
    if (!container.isConnected)
      return { name: FAULTS.apart, message: 'The container of the stage is not in the page, so it shows nothing.' };
    if (container.getClientRects().length === 0)
      return { name: FAULTS.apart, message: 'The container of the stage is hidden, so it shows nothing.' };
    const shapes = nodes.filter(({ nodeType }) => nodeType === 'Shape').slice(0, MAX_SHAPES);
    if (shapes.length === 0)
      return { name: FAULTS.empty, message: 'The stage shows nothing: no shape is in its layers.' };
    for (const shape of shapes) {
      const message = reasonOf(shape, stage);
      if (message !== undefined) return { name: FAULTS.unseen, message };
    }
  }
  return undefined;
}
