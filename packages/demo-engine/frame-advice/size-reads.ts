import { FAULTS, type Fault } from './stage-faults';

/** The events that end a change of a node's scale. `transformstart` comes before it. */
const EVENTS: ReadonlySet<unknown> = new Set(['transform', 'transformend']);

const SIZES = ['width', 'height', 'radius'] as const;
/** What takes the scale into account. */
const SCALES = [
  ...['scale', 'scaleX', 'scaleY', 'getAbsoluteScale'],
  ...['getClientRect', 'getTransform', 'getAbsoluteTransform'],
] as const;

interface Watched {
  attrs: Readonly<Record<string, unknown>>;
  getClassName(): string;
}

interface Reads {
  node: Watched;
  size?: string;
  hasScale: boolean;
}

type Fire = (this: object, ...values: unknown[]) => unknown;

function isMethod(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === 'function';
}

function isWatched(value: unknown): value is Watched {
  return typeof value === 'object' && value !== null && 'attrs' in value && 'getClassName' in value;
}

/** Tells of calls of a node's method, until the returned function is called. */
function overhear(node: object, name: string, hear: (values: readonly unknown[]) => void): () => void {
  const method: unknown = Reflect.get(node, name);
  if (!isMethod(method) || Object.hasOwn(node, name)) return () => undefined;
  const heard = function (this: unknown, ...values: unknown[]): unknown {
    hear(values);
    return method.apply(this, values);
  };
  Object.defineProperty(node, name, { value: heard, configurable: true, writable: true });
  return () => {
    if (Reflect.get(node, name) === heard) Reflect.deleteProperty(node, name);
  };
}

/** The nodes that an event of a transformer or of one of its nodes is about. */
function nodesOf(source: object, event: unknown): Watched[] {
  const target: unknown = typeof event === 'object' && event !== null ? Reflect.get(event, 'target') : undefined;
  const list: unknown = Reflect.get(source, 'nodes');
  const all: unknown = isMethod(list) ? list.call(source) : [];
  return [...new Set<unknown>([target, ...(Array.isArray(all) ? all : [])])].filter(isWatched);
}

function isScaled({ attrs }: Watched): boolean {
  return ['scaleX', 'scaleY'].some((name) => {
    const scale = attrs[name];
    return typeof scale === 'number' && Math.abs(Math.abs(scale) - 1) > 0.001;
  });
}

/**
 * Wraps the method with which nodes call their listeners: a listener of a transform that reads a node's size but neither reads nor
 * sets its scale saves the size from before.
 *
 * @param fire `Konva.Node.prototype._fire`
 */
export function watchSizeReads(fire: Fire, report: (fault: Fault) => void): Fire {
  return function (...values) {
    const [type, event] = values;
    if (!EVENTS.has(type)) return fire.apply(this, values);
    const reads = nodesOf(this, event).map((node): Reads => ({ node, hasScale: false }));
    const ends = reads.flatMap((read) => [
      ...SIZES.map((name) =>
        overhear(read.node, name, (given) => {
          if (given.length === 0) read.size ??= name;
        }),
      ),
      ...SCALES.map((name) => overhear(read.node, name, () => (read.hasScale = true))),
      overhear(read.node, 'getAttr', ([name]) => (read.hasScale ||= name === 'scaleX' || name === 'scaleY')),
    ]);
    try {
      return fire.apply(this, values);
    } finally {
      for (const end of ends) end();
      const { node, size } =
        reads.find((read) => read.size !== undefined && !read.hasScale && isScaled(read.node)) ?? {};
      if (node !== undefined && size !== undefined) {
        report({
          name: FAULTS.unscaled,
          message: `A transform changes the scale, and ${size}() of the ${node.getClassName()} is still the size before it.`,
        });
      }
    }
  };
}
