import { escapeHtml, API_CODE_CLASS } from '@site-packages/contracts';
import type {
  ApiMember,
  ApiModel,
  ApiOption,
  ApiPage,
  ApiParameter,
  ApiSignature,
  DefaultValue,
  SourcePlace,
  TypeText,
} from '../model/api';
import { inheritedMembers } from '../model/lookup';
import { animatedAttributes } from '../read/animated';
import type { ReferenceIndex } from '../model/references';
import { ROOT_NAME, pageAddress } from '../model/names';
import type { UseLink, UsesByPage } from '../uses/uses';
import { escapeAttribute, inlineHtml, mdxProse, rawElement, typeHtml } from './html';
import { highlight } from './highlight';
import { hasJobs } from '../supplement/jobs';
import { seeAlsoHtml } from './see-also';
import { anchorOf } from './version-anchor';

/** The data for every part of a page. */
export interface WriteContext {
  model: ApiModel;
  index: ReferenceIndex;
  uses: UsesByPage;
  /** Progress of an easing at equal steps of time. */
  timing: (name: string) => number[];
  /** Components of the bindings for a class: React, Vue, Svelte. */
  components?: Readonly<Record<string, readonly { tag: string; address: string }[]>>;
  /** Minor versions: those whose additions get a badge, and the oldest compared. Without them, the pages do not name versions. */
  versions?: { recent: readonly string[]; oldest: string };
}

/** URL of a line of the installed version. The package contains scripts but no sources, so the link leads to the script. */
export function sourceAddress(model: ApiModel, place: SourcePlace): string {
  return `https://app.unpkg.com/${model.library.name}@${model.library.version}/files/${place.file}#L${place.line}`;
}

/** A link to a line. A member's names only the file: its page has a hundred of them. */
function sourceLink({ model }: WriteContext, place: SourcePlace, isOfMember = false): string {
  const name = isOfMember ? place.file : `${place.file}:${place.line}`;
  return `<a class="kd-api-source" href="${sourceAddress(model, place)}">${name}</a>`;
}

export function heading(depth: 2 | 3, text: string, id: string): string {
  return `${'#'.repeat(depth)} ${text} {/* #${id} */}`;
}

/**
 * The heading of a member on a page with many. It is not in the table of contents, which lists the jobs there: with all members it would be
 * longer than most pages.
 */
function memberHeading(name: string, id: string): string {
  return `<h3 id="${id}"><a translate="no" href="#${id}">${name}</a></h3>`;
}

export function defaultHtml(value: DefaultValue | undefined, index: ReferenceIndex): string {
  if (value?.words !== undefined) return inlineHtml(value.words, index);
  return value?.code === undefined ? '' : `<code>${escapeHtml(value.code)}</code>`;
}

/** Examples as highlighted blocks. */
export function exampleBlock(code: string): string {
  return `<pre className="${API_CODE_CLASS}" tabIndex={0}><code dangerouslySetInnerHTML={{__html: ${JSON.stringify(highlight(code))}}} /></pre>`;
}

/** The same inside ready-made HTML. */
export function exampleHtml(code: string): string {
  return `<pre class="${API_CODE_CLASS}" tabindex="0"><code>${highlight(code)}</code></pre>`;
}

/**
 * A member with its signature, texts, examples and links, in a section that the filter can hide.
 *
 * @param more blocks at its end
 */
export function memberSection(
  context: WriteContext,
  page: ApiPage,
  member: ApiMember,
  more: readonly string[] = [],
): string {
  const { index } = context;
  const name = member.kind === 'method' ? `${member.name}()` : member.name;
  const recent = recentVersion(context, member.since);
  const blocks = [
    hasJobs(page) ? memberHeading(name, member.anchor) : heading(3, name.replaceAll('_', '\\_'), member.anchor),
    ...(recent === undefined ? [] : [rawElement('p', `New in ${recent}`, { className: 'kd-api-since' })]),
    rawElement('div', signatureHtml(context, page, member), { className: 'kd-api-signature' }),
  ];
  const values = valuesHtml(context, member);
  if (values !== '') blocks.push(rawElement('ul', values, { className: 'kd-api-values', 'aria-label': 'Values' }));
  if (member.deprecated !== undefined) {
    blocks.push(
      rawElement('p', `<strong>Deprecated.</strong> ${inlineHtml(member.deprecated, index)}`.trim(), {
        className: 'kd-api-deprecated',
      }),
    );
  }
  blocks.push(mdxProse(member.description));
  const details = parametersHtml(context, member);
  if (details !== '') blocks.push(rawElement('dl', details, { className: 'kd-api-parameters' }));
  const folded = member.examples.map(exampleHtml);
  const see = seeAlsoHtml(context.model, page, member);
  if (see !== '') blocks.push(rawElement('p', `See also ${see}`, { className: 'kd-api-uses' }));
  const uses = context.uses[page.name]?.members[member.name];
  if (uses && uses.length > 0) folded.push(`<p class="kd-api-uses">Used in ${usesHtml(uses)}</p>`);
  folded.push(
    `<p class="kd-api-uses">${sinceHtml(context, member.since)}${sourceLink(context, member.source, true)}</p>`,
  );
  const title = member.examples.length > 0 ? 'Example' : 'More';
  blocks.push(detailsHtml('kd-api-more', `<summary>${title}</summary>${folded.join('')}`));
  blocks.push(...more);
  const className = recent === undefined ? 'kd-api-member' : 'kd-api-member kd-api-recent';
  return `<section className="${className}">\n\n${blocks.join('\n\n')}\n\n</section>`;
}

/** A collapsed part, inside another element: Docusaurus replaces `<details>` in MDX with its component, which takes no ready-made HTML. */
function detailsHtml(className: string, html: string): string {
  return rawElement('div', `<details class="${className}">${html}</details>`, { className: 'kd-api-fold' });
}

/** The version, when it is one of the last few. */
function recentVersion({ versions }: WriteContext, since: string | undefined): string | undefined {
  return since !== undefined && versions?.recent.includes(since) === true ? since : undefined;
}

/** The version that added a member. A recent one has a badge instead. */
function sinceHtml(context: WriteContext, since: string | undefined): string {
  if (!context.versions || recentVersion(context, since) !== undefined) return '';
  return since === undefined ? `Since ${context.versions.oldest} or earlier · ` : `Since ${changesLink(since)} · `;
}

/** A version, as a link to what it changed. */
export const changesLink = (since: string): string => `<a href="/api/changes.html#${anchorOf(since)}">${since}</a>`;

/** A badge beside a name in a list. */
function newMark(context: WriteContext, since: string | undefined): string {
  const recent = recentVersion(context, since);
  return recent === undefined ? '' : ` <small class="kd-api-since">${recent}</small>`;
}

const MAX_USES = 3;

/** Names a few uses in full. Of many, it names only the nearest, since the others are similar. */
export function usesHtml(uses: UseLink[]): string {
  const links = uses
    .slice(0, uses.length > MAX_USES ? 1 : MAX_USES)
    .map((use) => `<a href="${escapeAttribute(use.address)}">${escapeHtml(use.title)}</a>`);
  const more = uses.length - links.length;
  return more > 0 ? `${links.join(', ')} and ${more} more` : links.join(', ');
}

function signatureHtml(context: WriteContext, page: ApiPage, member: ApiMember): string {
  const lines: string[] = [];
  if (member.kind === 'method') {
    // The heading beside it has the name.
    const owner =
      member.static || page.kind === 'namespace' || page.kind === 'root' ? ownerPrefix(page) + member.name : '';
    for (const signature of member.signatures) {
      const code = `<code translate="no">${methodHtml(owner, signature)}</code>`;
      lines.push(`${code}${declaredHtml(member.declaredType)}`);
    }
  } else {
    const flags = [member.static ? 'static' : '', member.readonly ? 'readonly' : ''].filter((flag) => flag !== '');
    const type = `<code translate="no">${flags.map((flag) => `${flag} `).join('')}${typeHtml(member.type)}</code>`;
    const value = defaultHtml(member.default, context.index);
    const set = member.setType ? ` <span>Set with <code>${typeHtml(member.setType)}</code></span>` : '';
    lines.push(
      `${type}${declaredHtml(member.declaredType)}${set}${value === '' ? '' : ` <span>Default ${value}</span>`}`,
    );
  }
  const overrides = member.overrides === undefined ? '' : ` <span>Overrides ${overridesLink(context, member)}</span>`;
  const rest = overrides;
  return lines.map((line, index) => `<p>${line}${index === lines.length - 1 ? rest : ''}</p>`).join('');
}

/** The declared type, when ours is more precise. */
function declaredHtml(type: TypeText | undefined): string {
  return type === undefined ? '' : ` <span>declared as <code>${typeHtml(type)}</code></span>`;
}

const LITERALS = /^'[^']*'( \| '[^']*')+$/;

/** Values of an attribute whose type is a name for a few strings (`LineCap`), so that readers do not need to look up the type. */
function valuesHtml({ model }: WriteContext, { type }: ApiMember): string {
  const [only, ...rest] = type;
  const named =
    rest.length === 0 ? model.types.find((each) => each.kind === 'alias' && each.name === only?.text) : undefined;
  const text = named?.type.map((piece) => piece.text).join('') ?? '';
  if (!LITERALS.test(text)) return '';
  return text
    .split(' | ')
    .map((value) => `<li><code>${escapeHtml(value)}</code></li>`)
    .join('');
}

function ownerPrefix(page: ApiPage): string {
  return page.name === ROOT_NAME ? `${ROOT_NAME}.` : `${ROOT_NAME}.${page.name}.`;
}

function overridesLink(context: WriteContext, member: ApiMember): string {
  const owner = context.model.pages.find((page) => page.name === member.overrides);
  const target = owner?.members.find((other) => other.name === member.name && other.static === member.static);
  return owner && target
    ? `<a href="${owner.address}#${target.anchor}">${owner.name}</a>`
    : escapeHtml(member.overrides ?? '');
}

/** `name<T>(a: number, b?: string): this` with links. */
function methodHtml(name: string, signature: ApiSignature): string {
  const types =
    signature.typeParameters.length > 0 ? `&lt;${signature.typeParameters.map(escapeHtml).join(', ')}&gt;` : '';
  return `${escapeHtml(name)}${types}(${signature.parameters.map(parameterHtml).join(', ')}): ${typeHtml(signature.returns)}`;
}

function parameterHtml(parameter: ApiParameter): string {
  return `${parameter.rest ? '...' : ''}${escapeHtml(parameter.name)}${parameter.optional ? '?' : ''}: ${typeHtml(parameter.type)}`;
}

function parametersHtml({ index }: WriteContext, member: ApiMember): string {
  const rows = new Map<string, string>();
  for (const signature of member.signatures) {
    for (const parameter of signature.parameters) {
      if (parameter.text === undefined && parameter.fields === undefined) continue;
      // What every setter's parameter is.
      if (parameter.text?.startsWith('New value of ') === true) continue;
      rows.set(parameter.name, parameterRow(parameter, index));
    }
    if (signature.returnsText !== undefined)
      rows.set('=', `<dt>Returns</dt><dd>${inlineHtml(signature.returnsText, index)}</dd>`);
  }
  if (member.throws !== undefined) rows.set('!', `<dt>Throws</dt><dd>${inlineHtml(member.throws, index)}</dd>`);
  return [...rows.values()].join('');
}

function parameterRow(parameter: ApiParameter, index: ReferenceIndex): string {
  const text = parameter.text === undefined ? '' : inlineHtml(parameter.text, index);
  const fields = (parameter.fields ?? []).map(
    (field) =>
      `<dt>${escapeHtml(`${parameter.name}.${field.name}${field.optional ? '?' : ''}`)} <code>${typeHtml(field.type)}</code></dt>` +
      `<dd>${field.text === undefined ? '' : inlineHtml(field.text, index)}</dd>`,
  );
  return `<dt>${escapeHtml(parameter.name)}</dt><dd>${text}</dd>${fields.join('')}`;
}

/** The constructor: its signature, own options as a table, the ancestors' options in collapsed groups. */
export function constructorBlocks(context: WriteContext, page: ApiPage): string[] {
  const { construct } = page;
  if (!construct) return [];
  const { index } = context;
  const call = `new ${ROOT_NAME}.${page.name}(${construct.parameters.map(parameterHtml).join(', ')})`;
  const blocks = [
    heading(2, 'Constructor', 'constructor'),
    rawElement('p', `<code translate="no">${call}</code>`, { className: 'kd-api-signature' }),
  ];
  const explained = construct.parameters.filter((parameter) => parameter.text !== undefined);
  if (explained.length > 0) {
    blocks.push(
      rawElement('dl', explained.map((parameter) => parameterRow(parameter, index)).join(''), {
        className: 'kd-api-parameters',
      }),
    );
  }
  const common = commonOptions(page);
  const own = construct.optionGroups.find(({ owner }) => owner === page.name)?.options ?? [];
  const { said, others } = optionsOfBase(page, own);
  if (said !== '') blocks.push(said);
  if (others.length + common.length > 0) blocks.push(ownOptions(context, page, [...common, ...others]));
  for (const group of construct.optionGroups) {
    if (group.owner !== page.name)
      blocks.push(
        `<InheritedOptions data={inherited${group.owner}} hide="${hiddenOptions(context, page, group.owner)}" />`,
      );
  }
  return blocks;
}

/** What nearly every drawing sets: these options are rows of each shape's own page. */
const COMMON = ['x', 'y', 'width', 'height', 'fill', 'stroke'];

/** Inherited options that a shape's own table lists too, with the page that describes them. */
function commonOptions(page: ApiPage): ApiOption[] {
  if (page.hierarchy?.ancestors.includes('Shape') !== true) return [];
  const groups = (page.construct?.optionGroups ?? []).filter(({ owner }) => owner !== page.name);
  return COMMON.flatMap((name) =>
    groups.flatMap(({ owner, options }) =>
      options.filter((option) => option.name === name).map((option) => ({ attributeOf: owner, ...option })),
    ),
  );
}

/** Options of an ancestor that are not in the page's group for it, because a nearer ancestor has them. */
function hiddenOptions({ model }: WriteContext, page: ApiPage, owner: string): string {
  const optionsOf = (of: ApiPage | undefined) =>
    of?.construct?.optionGroups.find((group) => group.owner === owner)?.options ?? [];
  const here = new Set(optionsOf(page).map((option) => option.name));
  for (const { name } of commonOptions(page)) here.delete(name);
  const all = optionsOf(model.pages.find((candidate) => candidate.name === owner));
  return all.flatMap(({ name }) => (here.has(name) ? [] : [name])).join(' ');
}

/** Options of a class that nobody creates: most repeat its attributes, so a sentence stands for them. */
function optionsOfBase(page: ApiPage, options: ApiOption[]): { said: string; others: ApiOption[] } {
  if (page.hierarchy?.abstract !== true) return { said: '', others: options };
  const attributes = page.members.filter(({ kind }) => kind === 'attribute');
  const others = options.filter(({ name }) => !attributes.some((attribute) => attribute.name === name));
  const withheld = attributes.filter(({ name }) => !options.some((option) => option.name === name));
  const except = withheld.map(({ name }) => `\`${name}\``).join(' and ');
  return { said: `Each attribute below is also an option${except === '' ? '' : `, except ${except}`}.`, others };
}

/** A longer table repeats what the members below say, so it is collapsed. */
const MAX_OPTIONS = 20;

function ownOptions(context: WriteContext, page: ApiPage, options: ApiOption[]): string {
  const { index } = context;
  const rows = options.map((option) => {
    const name = `<code>${escapeHtml(option.name)}</code>`;
    const address = option.attributeOf === undefined ? page.address : pageAddress(option.attributeOf);
    const linked = option.anchor === undefined ? name : `<a href="${address}#${option.anchor}">${name}</a>`;
    const note = option.required ? ' <em>required</em>' : '';
    return (
      `<tr><td>${linked}${newMark(context, option.since)}${note}</td><td><code>${typeHtml(option.type)}</code>${declaredHtml(option.declaredType)}</td>` +
      `<td>${defaultHtml(option.default, index)}</td><td>${inlineHtml(option.summary, index)}</td></tr>`
    );
  });
  const head = '<thead><tr><th>Option</th><th>Type</th><th>Default</th><th>Description</th></tr></thead>';
  const table = `${head}<tbody>${rows.join('')}</tbody>`;
  if (rows.length <= MAX_OPTIONS) return rawElement('table', table, { className: 'kd-api-options' });
  return detailsHtml(
    'kd-api-folded',
    `<summary>${rows.length} options</summary><table class="kd-api-options">${table}</table>`,
  );
}

/** Attributes that a tween can animate, by class: names with links. */
export function animatedBlocks({ model }: WriteContext): string[] {
  const rows = animatedAttributes(model).map(({ page, members }) => {
    const links = members.map((member) => `<a href="${page.address}#${member.anchor}"><code>${member.name}</code></a>`);
    return `<dt>${page.name}</dt><dd>${links.join(', ')}</dd>`;
  });
  return [
    heading(2, 'Attributes that a tween can animate', 'animated'),
    rawElement('dl', rows.join(''), { className: 'kd-api-parameters' }),
  ];
}

/** Names that still work in the library but should not be used in new code. */
export function olderNameBlocks({ model }: WriteContext, page: ApiPage): string[] {
  if (!page.olderNames) return [];
  const rows = page.olderNames.map(({ name, instead, anchor, owner }) => {
    const address = model.pages.find((candidate) => candidate.name === owner)?.address ?? '';
    return `<tr><td><code>${escapeHtml(name)}</code></td><td><a href="${address}#${anchor}"><code>${escapeHtml(instead)}</code></a></td></tr>`;
  });
  return [
    heading(2, 'Older names', 'older-names'),
    'These names still work, most of them with a deprecation message, but the type declarations do not contain them.',
    rawElement(
      'table',
      `<thead><tr><th>Older name</th><th>Use instead</th></tr></thead><tbody>${rows.join('')}</tbody>`,
      {
        className: 'kd-api-options',
      },
    ),
  ];
}

/** Lists of inherited members: name, one line, link to the owner. */
export function inheritedBlocks(context: WriteContext, page: ApiPage): string[] {
  const groups = inheritedMembers(context.model, page);
  if (groups.length === 0) return [];
  const hidden = new Set(page.members.map((member) => member.name));
  const blocks = [heading(2, 'Inherited members', 'inherited')];
  for (const { owner } of groups) {
    const hide = owner.members.filter((member) => hidden.has(member.name)).map((member) => member.name);
    for (const member of owner.members) hidden.add(member.name);
    blocks.push(`<InheritedMembers data={inherited${owner.name}} hide="${hide.join(' ')}" />`);
  }
  return blocks;
}

/** Ancestors and subclasses as one line of links. */
export function hierarchyHtml({ model }: WriteContext, page: ApiPage): string {
  const { hierarchy } = page;
  if (!hierarchy) return '';
  const link = (name: string) => {
    const target = model.pages.find((candidate) => candidate.name === name);
    return `<a href="${target?.address ?? ''}">${name}</a>`;
  };
  const up = [...hierarchy.ancestors].reverse().map((name) => `<li>${link(name)}</li>`);
  const down = hierarchy.subclasses.map(link).join(', ');
  const self = `<li aria-current="page">${page.name}${hierarchy.abstract ? ' <em>abstract</em>' : ''}</li>`;
  return `${up.join('')}${self}${down === '' ? '' : `<li>${down}</li>`}`;
}

/** Konva's version and the place in its source. */
export function metaHtml(context: WriteContext, page: ApiPage): string {
  const { library } = context.model;
  const since = page.since === undefined ? '' : ` · Since ${page.since}`;
  const changes = context.versions ? ' · <a href="/api/changes.html">Changes by version</a>' : '';
  return `Generated from ${library.name} ${library.version}${since} · ${sourceLink(context, page.source)}${changes}`;
}

/** How many demos a page lists, and how many more are one press away. What nearly all demos use is in the gallery. */
const MAX_DEMOS = 6;
const MAX_MORE = 18;

/** A link with the demo's poster, whose URL the site fills in. */
const preview = ({ title, address, demo = '' }: UseLink): string =>
  `<li><a href="${escapeAttribute(address)}"><img data-poster="${escapeAttribute(demo)}" alt="" loading="lazy">${escapeHtml(title)}</a></li>`;

/** The demos and pages that use the class, ordered by how many of its members they use. */
export function demoBlocks(context: WriteContext, page: ApiPage): string[] {
  const uses = context.uses[page.name]?.page ?? [];
  if (uses.length === 0) return [];
  const list = (items: readonly UseLink[]) =>
    items.map((use) => `<li><a href="${escapeAttribute(use.address)}">${escapeHtml(use.title)}</a></li>`).join('');
  const blocks = [
    heading(2, 'Demos and tutorials', 'uses'),
    rawElement('ul', uses.slice(0, MAX_DEMOS).map(preview).join(''), { className: 'kd-api-use-list kd-api-previews' }),
  ];
  const others = uses.slice(MAX_DEMOS, MAX_DEMOS + MAX_MORE);
  const rest = uses.length - MAX_DEMOS - others.length;
  if (others.length === 0) return blocks;
  const gallery =
    rest > 0 ? `<p>And ${rest} more in <a href="/docs/sandbox.html">the gallery</a> and the tutorials.</p>` : '';
  const folded = `<summary>${others.length + Math.max(rest, 0)} more</summary><ul class="kd-api-use-list">${list(others)}</ul>${gallery}`;
  return [...blocks, detailsHtml('kd-api-folded', folded)];
}
