import Konva from 'konva';
import { type LoggedEvent, MOST_EVENTS } from '../model/inspection';
import { labelOf } from './labels';
import { isNode } from './library';
import { listenersOf } from './listeners';
import type { NodeRegistry } from './node-registry';
import { attempt, isObject, shortText } from './safe';
import { wrapMethod } from './wrap-method';

/** Most nodes of one event's way up. */
const MOST_THROUGH = 20;
/** Nodes fire these for themselves, at every change. */
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

/** Notes which node got which event, through whom it went up and who has stopped it, while it is on. */
export class EventLog {
  #restore: (() => void)[] = [];
  #events: LoggedEvent[] = [];
  #dropped = 0;
  /** The event that is on its way up. */
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

  /** What was noted since it was last taken. */
  take(): { events: LoggedEvent[]; dropped: number } | undefined {
    if (this.#events.length === 0) return undefined;
    const taken = { events: this.#events, dropped: this.#dropped };
    this.#events = [];
    this.#dropped = 0;
    return taken;
  }

  #rise(self: unknown, type: unknown, proceed: () => unknown): unknown {
    const before = this.#rising;
    // The library calls the same method for the parent.
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
      // Not on its way up: an event of the stage itself, or one that the program fires at one node.
      if (!isHeard || OWN_EVENTS.test(type)) return proceed();
      const alone = this.#newEvent(self, type);
      alone.through.push(this.#labelled(self));
      this.#note(alone);
      return proceed();
    }
    if (isHeard && rising.through.length < MOST_THROUGH) rising.through.push(this.#labelled(self));
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
    // A pointer that moves sends two kinds of events in turn: each folds into the last of its kind.
    if (last !== undefined && /move$/.test(event.type) && isSame(last, event)) last.count += 1;
    else if (this.#events.length < MOST_EVENTS) this.#events.push(event);
    else this.#dropped += 1;
  }
}
