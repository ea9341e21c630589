import { escapeHtml, SEARCH_ATTRIBUTE, UNSEARCHED } from '@site-packages/contracts';
import type { Binding, BindingComponent, BindingEvent } from '../bindings';
import type { ApiEvent, ApiModel, ApiOption, ApiPage } from '../model/api';
import { pageOf } from '../model/lookup';
import { pageAddress } from '../model/names';
import type { ReferenceIndex } from '../model/references';
import type { UseLink, UsesByPage } from '../uses/uses';
import { escapeAttribute, inlineHtml, rawElement, typeHtml } from './html';
import { defaultHtml, heading } from './parts';

/** Data from which the tables of a binding are written. */
export interface BindingContext {
  model: ApiModel;
  index: ReferenceIndex;
  uses: UsesByPage;
}

/** Classes whose props several components share, each with the heading of its table. */
const SHARED: readonly (readonly [string, string])[] = [
  ['Shape', 'Props of every shape'],
  ['Container', 'Props of stage, layers and groups'],
  ['Node', 'Props of every component'],
];

/**
 * Options of a class that are not props. A binding creates the stage's container, only layers clear their canvas (their own table has that
 * option), and `rotationDeg` is an old name of `rotation` that logs an error.
 */
const NOT_PROPS: Readonly<Record<string, readonly string[]>> = {
  Stage: ['container'],
  Container: ['clearBeforeDraw'],
  Node: ['rotationDeg'],
};

/** Folders of guides, by framework: another framework's guide is not a useful demo for this one's readers. */
const GUIDES = ['react', 'vue', 'svelte'];

/**
 * The tables of a binding as a part of a page: components, props, events. Types, defaults and links are those of the API pages.
 *
 * @returns MDX without front matter; the page that imports it has the surrounding texts
 */
export function writeBindingTables(context: BindingContext, binding: Binding): string {
  const { model } = context;
  const shared = SHARED.flatMap(([name, title]) => [
    heading(3, title, `props-${name.toLowerCase()}`),
    propsTable(context, ownOptions(model, name), name, bindableProps(binding)),
  ]);
  const blocks = [
    `import { ApiPage, StaticPart } from '@site-packages/api-reference';`,
    `<ApiPage page="${binding.framework}" filter={false} anchors="">`,
    heading(2, 'Components', 'components'),
    `The ${binding.components.length} components of ${binding.package} ${binding.version}:`,
    componentTable(context, binding),
    heading(2, 'Props', 'props'),
    // A search for an attribute should lead to its API entry. Otherwise, every attribute would be found three more times.
    `<div className="kd-api-bindings" ${SEARCH_ATTRIBUTE}="${UNSEARCHED[SEARCH_ATTRIBUTE]}">`,
    ...binding.components.flatMap((component) => componentProps(context, component)),
    ...shared,
    '</div>',
    heading(2, 'Events', 'events'),
    eventTable(context, binding.events),
    ...eventsWithoutProp(context, binding),
    '</ApiPage>',
  ];
  return `${blocks.join('\n\n')}\n`;
}

function componentTable(context: BindingContext, { components, framework }: Binding): string {
  const rows = components.map(({ name, tag }) => {
    const { hierarchy } = pageOf(context.model, name);
    const demo = nearestDemo(context, name, framework);
    const demoHtml =
      demo === undefined
        ? ''
        : `<a class="kd-api-demo" href="${escapeAttribute(demo.address)}">${escapeHtml(demo.title)}</a>`;
    return (
      `<tr><td><a href="#${componentAnchor(name)}"><code>${escapeHtml(tag)}</code></a></td>` +
      `<td><a href="${pageAddress(name)}"><code>Konva.${name}</code></a></td>` +
      `<td>${hierarchy?.ancestors.includes('Container') === true && name !== 'Transformer' ? 'yes' : 'no'}</td>` +
      `<td>${demoHtml}</td></tr>`
    );
  });
  return table(['Component', 'Node', 'Children', 'Demo'], rows);
}

/** The demo of a component: the shape's tutorial, otherwise a page of the framework's guide, otherwise the nearest. */
function nearestDemo({ uses }: BindingContext, name: string, framework: string): UseLink | undefined {
  const pages = uses[name]?.page ?? [];
  const ofShape = pages.find(({ address }) => address === `/docs/shapes/${name}.html`);
  const ofGuide = pages.find(({ address }) => address.startsWith(`/docs/${framework}/`));
  const others = GUIDES.filter((guide) => guide !== framework).map((guide) => `/docs/${guide}/`);
  return ofShape ?? ofGuide ?? pages.find(({ address }) => !others.some((other) => address.startsWith(other)));
}

const LABELS = { react: 'React', vue: 'Vue', svelte: 'Svelte' } as const;

/** Where the pages of the bindings describe the component of a class. */
export function componentLinks(bindings: readonly Binding[]): Record<string, { tag: string; address: string }[]> {
  const links: Record<string, { tag: string; address: string }[]> = {};
  for (const { framework, components } of bindings) {
    for (const { name, tag } of components) {
      const address = `/docs/${framework}/Components.html#${componentAnchor(name)}`;
      links[name] = [...(links[name] ?? []), { tag: `${LABELS[framework]} ${tag}`, address }];
    }
  }
  return links;
}

function componentAnchor(name: string): string {
  return `component-${name.toLowerCase()}`;
}

/** Heading and table of the props that a component's class adds to its inherited ones. */
function componentProps(context: BindingContext, component: BindingComponent): string[] {
  const { model } = context;
  // `<Shape>` has the props of every shape: their table is on the page once.
  const isShared = SHARED.some(([shared]) => shared === component.name);
  const ancestors = pageOf(model, component.name).hierarchy?.ancestors ?? [];
  const inherited = [...(isShared ? [component.name] : []), ...ancestors].map((name) => {
    const anchor = SHARED.some(([shared]) => shared === name) ? `props-${name.toLowerCase()}` : componentAnchor(name);
    return `<a href="#${anchor}">${name}</a>`;
  });
  const extra = component.extra.map((prop) => `<code>${escapeHtml(prop)}</code>`);
  const options = isShared ? [] : ownOptions(model, component.name);
  const lines = [
    ...(inherited.length > 0 ? [`It ${options.length > 0 ? 'also ' : ''}has the props of ${inWords(inherited)}.`] : []),
    ...(extra.length > 0 ? [`The binding adds ${inWords(extra)}.`] : []),
  ];
  return [
    heading(3, `\`${component.tag}\``, componentAnchor(component.name)),
    ...(options.length > 0 ? [propsTable(context, options, component.name, [])] : []),
    rawElement('p', lines.join(' '), { className: 'kd-api-uses' }),
  ];
}

/** `A`, `A and B`, `A, B and C`. */
function inWords(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

function ownOptions(model: ApiModel, name: string): ApiOption[] {
  const groups = pageOf(model, name).construct?.optionGroups ?? [];
  const options = groups.find(({ owner }) => owner === name)?.options ?? [];
  return options.filter((option) => NOT_PROPS[name]?.includes(option.name) !== true);
}

/** Props that components of the binding write back. */
function bindableProps({ components }: Binding): string[] {
  return [...new Set(components.flatMap(({ bindable }) => bindable))];
}

function propsTable(
  { index }: BindingContext,
  options: readonly ApiOption[],
  owner: string,
  bindable: readonly string[],
): string {
  const rows = options.map((option) => {
    const name = `<code>${escapeHtml(option.name)}</code>`;
    const address = pageAddress(option.attributeOf ?? owner);
    const linked = option.anchor === undefined ? name : `<a href="${address}#${option.anchor}">${name}</a>`;
    const notes = [...(option.required ? ['required'] : []), ...(bindable.includes(option.name) ? ['bindable'] : [])];
    const noted = notes.map((note) => ` <em>${note}</em>`).join('');
    return (
      `<tr><td>${linked}${noted}</td><td><code>${typeHtml(option.type)}</code></td>` +
      `<td>${defaultHtml(option.default, index)}</td></tr>`
    );
  });
  return table(['Prop', 'Type', 'Default'], rows);
}

function eventTable(context: BindingContext, events: readonly BindingEvent[]): string {
  const rows = events.flatMap(({ event, prop }) => {
    const found = findEvent(context.model, event);
    if (found === undefined) return [];
    const { page, described } = found;
    return (
      `<tr><td><a href="${page.address}#${described.anchor}"><code>${escapeHtml(prop)}</code></a></td>` +
      `<td>${inlineHtml(described.when, context.index)}</td>` +
      `<td><code>${typeHtml(described.payload)}</code></td></tr>`
    );
  });
  return table(['Prop', 'Fires', '`event.evt`'], rows);
}

function findEvent(model: ApiModel, name: string): { page: ApiPage; described: ApiEvent } | undefined {
  // Node first: its entry is true for every component.
  const pages = [pageOf(model, 'Node'), ...model.pages];
  for (const page of pages) {
    const described = page.events?.find((event) => event.name === name);
    if (described) return { page, described };
  }
  return undefined;
}

/** Konva's events without a prop of the binding. */
function eventsWithoutProp({ model }: BindingContext, { events }: Binding): string[] {
  const known = new Set(events.map(({ event }) => event));
  const missing = new Map<string, string>();
  for (const page of model.pages) {
    for (const event of page.events ?? []) {
      if (known.has(event.name) || missing.has(event.name)) continue;
      missing.set(event.name, `<a href="${page.address}#${event.anchor}"><code>${escapeHtml(event.name)}</code></a>`);
    }
  }
  return [
    heading(3, 'Events without a prop', 'events-without-a-prop'),
    rawElement('p', `${[...missing.values()].join(', ')}. Listen to these on the node, with <code>node.on()</code>.`),
  ];
}

function table(head: readonly string[], rows: readonly string[]): string {
  const cells = head.map((title) => `<th>${title.replace(/`([^`]+)`/g, '<code>$1</code>')}</th>`).join('');
  return rawElement('table', `<thead><tr>${cells}</tr></thead><tbody>${rows.join('')}</tbody>`, {
    className: 'kd-api-options',
  });
}
