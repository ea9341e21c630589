import type Konva from 'konva';
import type { Attribute, InspectorNews, InspectorRequest } from '../model/inspection';
import { clock } from './browser';
import { DrawWatch } from './draw-watch';
import { EventLog } from './event-log';
import { labelOf } from './labels';
import type { NodeRegistry } from './node-registry';
import type { Outbox } from './outbox';
import { Flashes } from './overlay/flashes';
import { Highlight } from './overlay/highlight';
import { HitPictures } from './overlay/hit-pictures';
import { OverlayLayer } from './overlay/layer';
import { Picker } from './pick';
import { attempt } from './safe';
import { TakenBack } from './taken-back';
import type { TreeView } from './tree-view';

/** Minimum time between two reports of draws and events, in milliseconds. */
const TELL_EVERY = 250;

type Switches = Extract<InspectorRequest, { type: 'show' }>;

/** Everything that the agent adds to the frame while the inspector is open, and removes when it closes. */
export class Watches {
  readonly #layer = new OverlayLayer();
  readonly #highlight = new Highlight(this.#layer);
  readonly #flashes = new Flashes(this.#layer);
  readonly #hitPictures = new HitPictures(this.#layer);
  readonly #takenBack = new TakenBack();
  readonly #draws: DrawWatch;
  readonly #events: EventLog;
  readonly #picker: Picker;
  #lastTold = 0;
  /** The node under the pointer, if it could not be sent yet. */
  #untold: InspectorNews | undefined;

  constructor(
    private readonly registry: NodeRegistry,
    private readonly outbox: Outbox,
    view: TreeView,
    now: () => number,
  ) {
    this.#draws = new DrawWatch(registry, (layer) => attempt(() => this.#flashes.flash(layer), undefined));
    this.#events = new EventLog(registry, now);
    this.#picker = new Picker(this.#layer, {
      onPoint: (node) => this.#point(node),
      onPick: (node) => outbox.tell({ type: 'picked', node: registry.idOf(node) }),
    });
    view.onLook = () => this.#look();
  }

  highlight(nodes: readonly Konva.Node[]): void {
    this.#highlight.show(nodes);
  }

  pick(isOn: boolean): void {
    this.#picker.turn(isOn);
  }

  show({ hitCanvas, redraws, events }: Switches): void {
    this.#hitPictures.show(hitCanvas);
    if (redraws) {
      this.#draws.start();
    } else {
      this.#draws.stop();
      this.#flashes.clear();
    }
    if (events) this.#events.start();
    else this.#events.stop();
  }

  noteSet(node: Konva.Node, { name, value }: Attribute): void {
    this.#takenBack.note(node, name, value);
  }

  close(): void {
    this.show({ type: 'show', hitCanvas: false, redraws: false, events: false });
    this.pick(false);
    this.highlight([]);
    this.#takenBack.clear();
    this.#layer.remove();
  }

  #point(node: Konva.Node | undefined): void {
    this.highlight(node === undefined ? [] : [node]);
    const pointed = node === undefined ? {} : { node: { id: this.registry.idOf(node), label: labelOf(node) } };
    const news: InspectorNews = { type: 'pointed', ...pointed };
    this.#untold = this.outbox.mention(news) ? undefined : news;
  }

  #look(): void {
    for (const { node, name } of this.#takenBack.look()) {
      this.outbox.tell({ type: 'takenBack', node: this.registry.idOf(node), name });
    }
    if (this.#untold !== undefined && this.outbox.mention(this.#untold)) this.#untold = undefined;
    const now = clock();
    if (now - this.#lastTold < TELL_EVERY || !this.outbox.isFree) return;
    this.#lastTold = now;
    // Events first, because their log is limited; counts of draws only grow.
    const events = this.#events.take();
    if (events !== undefined) this.outbox.mention({ type: 'events', ...events });
    // The outbox drops what it cannot send now, so the counts stay with the watch until it can.
    if (!this.outbox.isFree) return;
    const draws = this.#draws.take();
    if (draws !== undefined) this.outbox.mention({ type: 'draws', layers: draws });
  }
}
