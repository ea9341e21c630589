import { escapeHtml } from '@site-packages/contracts';
import type { ApiEvent, ApiPage } from '../model/api';
import { inheritedEvents } from '../model/lookup';
import { inlineHtml, rawElement, typeHtml } from './html';
import { changesLink, exampleHtml, heading, usesHtml, type WriteContext } from './parts';

/** Gestures and the events that they fire, in order; a test performs each of them. */
export const EVENT_ORDER: readonly (readonly [gesture: string, events: readonly string[]])[] = [
  [
    'The mouse moves onto a shape',
    ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove'],
  ],
  ['A click', ['pointerdown', 'mousedown', 'pointerup', 'pointerclick', 'mouseup', 'click']],
  [
    'The second click',
    ['pointerdown', 'mousedown', 'pointerup', 'pointerclick', 'pointerdblclick', 'mouseup', 'click', 'dblclick'],
  ],
  ['A drag with the mouse', ['pointerdown', 'mousedown', 'dragstart', 'dragmove', 'mouseup', 'dragend']],
  ['A tap', ['pointerdown', 'touchstart', 'pointerup', 'pointerclick', 'touchend', 'tap']],
  ['The mouse leaves the shape', ['pointerout', 'pointerleave', 'mouseout', 'mouseleave']],
];

/** Events of the class, what their objects hold, their order; then those of its ancestors, collapsed. */
export function eventBlocks(context: WriteContext, page: ApiPage): string[] {
  const inherited = inheritedEvents(context.model, page);
  const own = page.events ?? [];
  if (own.length === 0 && inherited.length === 0) return [];
  const blocks = [heading(2, 'Events', 'events')];
  if (own.length > 0) {
    blocks.push(rawElement('table', eventRows(context, page, own), { className: 'kd-api-events' }));
    if (own.some(({ types }) => types)) blocks.push(...objectBlocks(context, page, own));
  }
  for (const { owner } of inherited) {
    const hide = own.map((event) => event.name).join(' ');
    blocks.push(`<InheritedEvents data={inherited${owner.name}} hide="${hide}" />`);
  }
  return blocks;
}

function eventRows(context: WriteContext, page: ApiPage, events: readonly ApiEvent[]): string {
  const { index, uses } = context;
  const head = '<thead><tr><th>Event</th><th>Fires</th><th>Bubbles</th><th><code>evt</code></th></tr></thead>';
  const rows = events.map((event) => {
    const extra = event.extra === undefined ? '' : ` ${inlineHtml(event.extra, index)}`;
    const demos = uses[page.name]?.members[`on:${event.name}`] ?? [];
    const used = demos.length === 0 ? '' : `<p class="kd-api-uses">Used in ${usesHtml(demos)}</p>`;
    const examples = event.examples.map(exampleHtml).join('');
    const more = `<details class="kd-api-more"><summary>Example</summary>${examples}${used}${sinceLine(context, event)}</details>`;
    return (
      `<tr id="${event.anchor}"><td><code>${escapeHtml(event.name)}</code></td><td>${inlineHtml(event.when, index)}${extra}${more}</td>` +
      `<td>${event.bubbles ? 'yes' : 'no'}</td><td><code>${typeHtml(event.payload)}</code></td></tr>`
    );
  });
  return `${head}<tbody>${rows.join('')}</tbody>`;
}

/** The version that first fired an event. */
function sinceLine({ versions }: WriteContext, { since }: ApiEvent): string {
  if (!versions) return '';
  return `<p class="kd-api-uses">Since ${since === undefined ? `${versions.oldest} or earlier` : changesLink(since)}</p>`;
}

/** The event objects: events with the same fields and types share a row. */
function objectBlocks({ index }: WriteContext, page: ApiPage, events: readonly ApiEvent[]): string[] {
  const groups = new Map<string, ApiEvent[]>();
  for (const event of events) {
    const key = JSON.stringify([event.types, event.target, event.pointerId, event.payload]);
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  const type = (name: string | undefined) => (name === undefined ? '–' : `<code>${escapeHtml(name)}</code>`);
  const said = (text: string | undefined) => (text === undefined ? '<code>undefined</code>' : inlineHtml(text, index));
  const rows = [...groups.values()].map((group) => {
    const [{ types, target, pointerId }] = group as [ApiEvent];
    const names = group.map(({ name }) => `<code>${escapeHtml(name)}</code>`).join(', ');
    return (
      `<tr><td>${names}</td><td>${said(target)}</td><td>${said(pointerId)}</td>` +
      `<td>${type(types?.konva)}</td><td>${type(types?.['react-konva'])}</td><td>${type(types?.['svelte-konva'])}</td></tr>`
    );
  });
  const titles = ['Events', 'target', 'pointerId', 'node.on()', 'React', 'Svelte'];
  const head = titles.map((title, at) => `<th>${at > 0 && at < 4 ? `<code>${title}</code>` : title}</th>`).join('');
  const blocks = [
    heading(3, 'Event objects', 'event-objects'),
    "A listener gets a `Konva.KonvaEventObject`. The last three columns are the declared types of its `evt`: where they differ from the table above, the table is right. Several events in one string (`'click tap'`) give `any`. vue-konva declares no types of events. `currentTarget` is always the node that listens.",
    rawElement('table', `<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody>`, {
      className: 'kd-api-objects',
    }),
  ];
  if (page.name !== 'Node') return blocks;
  const order = EVENT_ORDER.map(
    ([gesture, names]) =>
      `<dt>${gesture}</dt><dd>${names.map((name) => `<a href="#event-${name}"><code>${name}</code></a>`).join(', ')}</dd>`,
  );
  return [
    ...blocks,
    heading(3, 'Order of events', 'event-order'),
    rawElement('dl', order.join(''), { className: 'kd-api-parameters' }),
  ];
}
