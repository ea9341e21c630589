import Konva from 'konva';
import { type LoggedEvent, MAX_EVENTS } from '../model/inspection';
import { labelOf } from './labels';
import { isNode } from './library';
import { listenersOf } from './listeners';
import type { NodeRegistry } from './node-registry';
import { attempt, isObject, shortText } from './safe';
import { wrapMethod } from './wrap-method';

/** Maximum number of nodes to list for one event that bubbles. */
const MAX_THROUGH = 20;
/** Events that nodes fire at each of their changes; the log leaves them out. */
const OWN_EVENTS = /Change$|^(?:draw|beforeDraw|add|remove|destroy)$/;

type LabelledNode = LoggedEvent['target'];

function isStopped(event: unknown): boolean {
  return isObject(event) && attempt(() => Reflect.get(event, 'cancelBubble') === true, false);
}

function isSame(one: LoggedEvent, other: LoggedEvent): boolean {
  const sameWay =
    one.through.length === other.through.length &&
    one.through.every(({ id }, index) => id === other.through[index]?.id);
  return (
    one.type === other.type && one.target.id === other.target.id && one.stoppedBy?.id === other.stoppedBy?.id && sameWay
  );
}

/** While started, records events: the target, the nodes whose listeners were called, and the node that stopped the event. */
export class EventLog {
  #restore: (() => void)[] = [];
  #events: LoggedEvent[] = [];
  #dropped = 0;
  /** The event that is bubbling. */
  #rising: LoggedEvent | undefined;

  /** @param now milliseconds since the run began */
  constructor(
    private readonly registry: NodeRegistry,
    private readonly now: () => number,
  ) {}

  start(): void {
    if (this.#restore.length > 0) return;
    const { prototype } = Konva.Node;
    this.#restore = [
      wrapMethod(prototype, '_fireAndBubble', (self, [type], proceed) => this.#rise(self, type, proceed)),
      wrapMethod(prototype, '_fire', (self, [type, event], proceed) => this.#fire(self, type, event, proceed)),
    ];
  }

  stop(): void {
    for (const restore of this.#restore) restore();
    this.#restore = [];
    this.#events = [];
    this.#dropped = 0;
    this.#rising = undefined;
  }

  /** The events since the last call; undefined when there are none. */
  take(): { events: LoggedEvent[]; dropped: number } | undefined {
    if (this.#events.length === 0) return undefined;
    const taken = { events: this.#events, dropped: this.#dropped };
    this.#events = [];
    this.#dropped = 0;
    return taken;
  }

  #rise(self: unknown, type: unknown, proceed: () => unknown): unknown {
    const before = this.#rising;
    // To bubble, Konva calls the same method on the parent.
    if (!isNode(self) || typeof type !== 'string' || (before !== undefined && before.type === shortText(type)))
      return proceed();
    const event = this.#newEvent(self, type);
    this.#rising = event;
    try {
      return proceed();
    } finally {
      this.#rising = before;
      this.#note(event);
    }
  }

  #fire(self: unknown, type: unknown, event: unknown, proceed: () => unknown): unknown {
    if (!isNode(self) || typeof type !== 'string') return proceed();
    const isHeard = listenersOf(self, type) > 0;
    const rising = this.#rising?.type === shortText(type) ? this.#rising : undefined;
    if (rising === undefined) {
      // The event does not bubble: it is the stage's own, or the program fires it at one node.
      if (!isHeard || OWN_EVENTS.test(type)) return proceed();
      const alone = this.#newEvent(self, type);
      alone.through.push(this.#labelled(self));
      this.#note(alone);
      return proceed();
    }
    if (isHeard && rising.through.length < MAX_THROUGH) rising.through.push(this.#labelled(self));
    const wasStopped = isStopped(event);
    try {
      return proceed();
    } finally {
      if (!wasStopped && isStopped(event)) rising.stoppedBy = this.#labelled(self);
    }
  }

  #newEvent(node: Konva.Node, type: string): LoggedEvent {
    const at = Math.round(this.now());
    return { type: shortText(type), at, target: this.#labelled(node), through: [], count: 1 };
  }

  #labelled(node: Konva.Node): LabelledNode {
    return { id: this.registry.idOf(node), label: labelOf(node) };
  }

  #note(event: LoggedEvent): void {
    const last = this.#events.findLast(({ type }) => type === event.type);
    // A moving pointer fires events of two types in turn, so each is merged into the last one of its type.
    if (last !== undefined && /move$/.test(event.type) && isSame(last, event)) last.count += 1;
    else if (this.#events.length < MAX_EVENTS) this.#events.push(event);
    else this.#dropped += 1;
  }
}
