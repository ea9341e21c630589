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
};

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
  if (Array.isArray(filters) && filters.length > 0 && node.isCached?.() === false) {
    return {
      name: FAULTS.filter,
      message: `The ${kind} has filters, which are not applied, because it is not cached.`,
    };
  }
  if (kind === 'Image' && Array.isArray(image)) {
    return { name: FAULTS.pair, message: 'The image of an Image is a list.' };
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
    if (known.has(plain(own)) && !known.has(plain(name)) && attrs[own] === undefined) {
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
