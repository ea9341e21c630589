import { FAULTS, type Fault } from './stage-faults';

/** Maximum number of nodes that are examined at each look. */
const MAX_NODES = 3000;

/** The part of a node that the checks use. */
export interface SceneNode {
  attrs: Readonly<Record<string, unknown>>;
  getClassName(): string;
  isCached?(): boolean;
  hasFill?(): unknown;
  hasStroke?(): unknown;
  /** Listeners by the name of their event. */
  eventListeners?: Readonly<Record<string, unknown>>;
}

export interface SceneStage {
  find(test: (node: SceneNode) => boolean): ArrayLike<SceneNode>;
}

/** Attributes that are read as numbers or as text; a function in one of them is a getter that was not called. */
const VALUES: ReadonlySet<string> = new Set([
  ...['x', 'y', 'width', 'height', 'radius', 'innerRadius', 'outerRadius', 'rotation', 'scaleX', 'scaleY'],
  ...['offsetX', 'offsetY', 'opacity', 'fill', 'stroke', 'strokeWidth', 'points', 'text', 'fontSize'],
]);

/** Methods that programs overwrite with a value. */
const OVERWRITTEN: ReadonlySet<string> = new Set([
  ...VALUES,
  ...['visible', 'draggable', 'listening', 'name', 'id', 'zIndex', 'align', 'fontFamily', 'cornerRadius'],
]);

/** What other libraries call the colors of a shape. */
const COLORS: Readonly<Record<string, string>> = {
  color: 'fill',
  colour: 'fill',
  background: 'fill',
  backgroundColor: 'fill',
  fillColor: 'fill',
  fillStyle: 'fill',
  borderColor: 'stroke',
  strokeColor: 'stroke',
  strokeStyle: 'stroke',
};

/** Attributes of CSS and of other libraries, and what Konva calls them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  borderRadius: 'cornerRadius',
  borderWidth: 'strokeWidth',
  lineWidth: 'strokeWidth',
  fontWeight: 'fontStyle',
  textAlign: 'align',
  left: 'x',
  top: 'y',
  angle: 'rotation',
  cx: 'x',
  cy: 'y',
  r: 'radius',
  rx: 'radiusX',
  ry: 'radiusY',
  d: 'data',
  content: 'text',
  value: 'text',
};

/** Attributes of `ELSEWHERE` that are numbers there. */
const PLACES: ReadonlySet<string> = new Set(['left', 'top', 'angle', 'cx', 'cy', 'r', 'rx', 'ry']);

/** Names of events in the DOM and in other libraries, and what Konva's nodes fire. Names that programs fire themselves, such as drop, are not here. */
const EVENTS: Readonly<Record<string, string>> = {
  drag: 'dragmove',
  dragging: 'dragmove',
  dragstop: 'dragend',
  doubleclick: 'dblclick',
  doubletap: 'dbltap',
  hover: 'mouseenter',
  mousein: 'mouseenter',
  rightclick: 'contextmenu',
  mousewheel: 'wheel',
};

/** Events whose names are written with capitals elsewhere. */
const FIRED =
  /^(?:drag(?:start|move|end)|transform(?:start|end)|mouse(?:down|up|move|over|out|enter|leave)|(?:dbl)?(?:click|tap)|touch(?:start|move|end|cancel)|pointer(?:down|up|move|over|out|enter|leave|cancel|click|dblclick)|contextmenu|wheel)$/;

/** The event that a listener was meant for, if its name is a mistake. */
export function meantEvent(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/^on(?=[a-z])/, '');
  if (plain !== name && FIRED.test(plain)) return plain;
  return Object.hasOwn(EVENTS, name) ? EVENTS[name] : undefined;
}

/** Whether a value is a list, but not one of numbers. */
function isOddList(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) && value.length > 0 && value.some((one) => typeof one === 'object' && one !== null);
}

/** The source of one of Konva's generated getters, which a text has when the getter was not called. */
const GETTER_SOURCE = /function\s*\(\)\s*\{[^]*\barguments\[0\]/;

const attributesOf = new WeakMap<object, ReadonlyMap<string, string>>();

function plain(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

/** The attributes of a node's class by their names in lower case. */
function attributes(node: SceneNode): ReadonlyMap<string, string> {
  const own: unknown = Object.getPrototypeOf(node);
  if (typeof own !== 'object' || own === null) return new Map();
  const known = attributesOf.get(own);
  if (known !== undefined) return known;
  const found = new Map<string, string>();
  for (let part: unknown = own; typeof part === 'object' && part !== null; part = Object.getPrototypeOf(part)) {
    for (const setter of Object.getOwnPropertyNames(part)) {
      if (!/^set[A-Z]/.test(setter)) continue;
      const name = `${setter.charAt(3).toLowerCase()}${setter.slice(4)}`;
      if (typeof Reflect.get(own, name) === 'function') found.set(plain(name), name);
    }
  }
  attributesOf.set(own, found);
  return found;
}

function faultOf(node: SceneNode): Fault | undefined {
  const { attrs } = node;
  const kind = node.getClassName();
  const known = attributes(node);
  const { filters, image, text } = attrs;
  // An image that has not arrived cannot be cached yet.
  const isThere = kind !== 'Image' || (typeof image === 'object' && image !== null);
  if (isThere && Array.isArray(filters) && filters.length > 0 && node.isCached?.() === false) {
    return {
      name: FAULTS.filter,
      message: `The ${kind} has filters, which are not applied, because it is not cached.`,
    };
  }
  if (kind === 'Image' && Array.isArray(image)) {
    return { name: FAULTS.pair, message: 'The image of an Image is a list.' };
  }
  if (known.has('points') && isOddList(attrs['points'])) {
    return {
      name: FAULTS.points,
      message: `The points of the ${kind} are ${typeof attrs['points'] === 'string' ? 'a text' : 'objects or lists'}.`,
    };
  }
  const { style } = attrs;
  if (typeof style === 'object' && style !== null && Object.keys(style).some((name) => known.has(plain(name)))) {
    return { name: FAULTS.style, message: `The ${kind} has its attributes inside "style".` };
  }
  const source = attrs['src'] ?? attrs['url'];
  if (kind === 'Image' && typeof source === 'string' && (image === undefined || image === null)) {
    return { name: FAULTS.source, message: 'The Image has an address, but no image.' };
  }
  for (const event of Object.keys(node.eventListeners ?? {})) {
    const meant = meantEvent(event);
    if (meant !== undefined)
      return { name: FAULTS.event, message: `The ${kind} listens to "${event}", which is not fired. Write ${meant}.` };
  }
  if (typeof text === 'string' && GETTER_SOURCE.test(text)) {
    return {
      name: FAULTS.uncalled,
      message: `The text of the ${kind} has the code of a method in place of its value.`,
    };
  }
  for (const [name, value] of Object.entries(attrs)) {
    if (typeof value === 'function' && VALUES.has(name)) {
      return {
        name: FAULTS.uncalled,
        message: `The attribute ${name} of the ${kind} is a method in place of its value.`,
      };
    }
    const meant = known.get(plain(name));
    if (meant !== undefined && meant !== name && typeof Reflect.get(node, name) !== 'function') {
      return { name: FAULTS.attribute, message: `The ${kind} has no attribute ${name}. Write ${meant}.` };
    }
    const own = Object.hasOwn(ELSEWHERE, name) ? (ELSEWHERE[name] ?? '') : '';
    // A program may keep values of its own under short names: a number, and for a center a radius, say what is meant.
    const isTaken =
      (PLACES.has(name) && typeof value !== 'number') ||
      (/^c[xy]$/.test(name) && !known.has('radius') && !known.has('radiusx'));
    if (!isTaken && known.has(plain(own)) && !known.has(plain(name)) && attrs[own] === undefined) {
      return { name: FAULTS.attribute, message: `The ${kind} has no attribute ${name}. Write ${own}.` };
    }
    const color = Object.hasOwn(COLORS, name) ? COLORS[name] : undefined;
    if (color !== undefined && !known.has(plain(name)) && node.hasFill?.() === false && node.hasStroke?.() === false) {
      return {
        name: FAULTS.attribute,
        message: `The ${kind} has no attribute ${name} and is not seen. Write ${color}.`,
      };
    }
  }
  for (const name of Object.keys(node)) {
    const value: unknown = Reflect.get(node, name);
    const event = /^on[A-Za-z]/.test(name) && typeof value === 'function' ? name.slice(2).toLowerCase() : '';
    if (FIRED.test(event))
      return {
        name: FAULTS.event,
        message: `The ${kind} has a function in ${name}, which is not called. Write node.on("${event}", …).`,
      };
    if (OVERWRITTEN.has(name) && typeof value !== 'function' && known.get(plain(name)) === name) {
      return { name: FAULTS.assigned, message: `The method ${name} of the ${kind} was overwritten with a value.` };
    }
  }
  return undefined;
}

/** Finds what a program draws wrong without an error. */
export function findSceneFault(stages: readonly SceneStage[]): Fault | undefined {
  for (const stage of stages) {
    const nodes = Array.from(stage.find(() => true));
    for (const node of nodes.slice(0, MAX_NODES)) {
      const fault = faultOf(node);
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}
