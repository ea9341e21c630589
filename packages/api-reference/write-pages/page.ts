import { escapeHtml } from '@site-packages/contracts';
import type { ApiMember, ApiPage, ApiType } from '../model/api';
import { inheritedMembers, lineage } from '../model/lookup';
import { ROOT_NAME } from '../model/names';
import { byName, hasJobs, jobGroups } from '../supplement/jobs';
import { liveCode, type LiveExample } from '../supplement/live';
import { eventBlocks } from './event-parts';
import { customShapeBlocks, importBlocks } from './imports';
import { oftenUsedBlocks } from './often-used';
import { inlineHtml, mdxProse, rawElement, typeHtml } from './html';
import {
  animatedBlocks,
  constructorBlocks,
  defaultHtml,
  exampleBlock,
  heading,
  hierarchyHtml,
  inheritedBlocks,
  memberSection,
  metaHtml,
  olderNameBlocks,
  sourceAddress,
  demoBlocks,
  type WriteContext,
} from './parts';

/** Pages with more members than this get a filter box. */
const FILTER_FROM = 12;

/** Content of a page that is not in the model: the live demo at its top. */
export interface PageExtras {
  /** Absent when the class cannot be drawn or run. */
  live?: LiveExample;
}

/** The whole MDX file of a page. */
export function writePage(context: WriteContext, page: ApiPage, extras: PageExtras = {}): string {
  const owners = lineage(context.model, page).slice(1);
  const total =
    page.members.length + inheritedMembers(context.model, page).reduce((sum, { items }) => sum + items.length, 0);
  const anchors = [...(page.events ?? []), ...(hasJobs(page) ? page.members : [])].map(({ anchor }) => anchor);
  const components = [
    'ApiPage',
    'SentPart',
    'StaticPart',
    ...(owners.length > 0 ? ['InheritedEvents', 'InheritedMembers', 'InheritedOptions'] : []),
  ];
  if (page.name === 'Easings') components.push('EasingCurve');
  if (page.name === 'Filters') components.push('FilterPreview');
  const blocks = [
    frontMatter(page),
    [
      `import { ${components.join(', ')} } from '@site-packages/api-reference';`,
      ...owners.map(
        (owner) => `import inherited${owner.name} from '@site/.generated/api/inherited/${owner.name}.json';`,
      ),
    ].join('\n'),
    `# ${title(page)}`,
    `<ApiPage page="${page.name}" filter={${total > FILTER_FROM}} anchors="${anchors.join(' ')}">`,
    ...introduction(context, page),
    ...(page.name === ROOT_NAME ? [rawElement('p', ABOUT_ALL)] : []),
    ...(extras.live ? [liveFence(page, extras.live)] : []),
    ...oftenUsedBlocks(context, page),
    ...constructorBlocks(context, page),
    ...exampleBlocks(page, extras),
    ...(page.name === 'Shape' ? customShapeBlocks() : []),
    ...(page.name === ROOT_NAME ? [...importBlocks(context.index), ...contents(context)] : []),
    ...memberBlocks(context, page),
    ...(page.name === 'Tween' ? animatedBlocks(context) : []),
    ...changedDefaultBlocks(context, page),
    ...olderNameBlocks(context, page),
    ...eventBlocks(context, page),
    ...inheritedBlocks(context, page),
    ...(page.name === ROOT_NAME ? typeBlocks(context) : []),
    ...demoBlocks(context, page),
    '</ApiPage>',
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Examples of the page itself. A shape's first example is left out if the live demo shows the same. */
function exampleBlocks(page: ApiPage, extras: PageExtras): string[] {
  const shown = extras.live && page.hierarchy?.ancestors.includes('Shape') ? page.examples.slice(1) : page.examples;
  if (shown.length === 0) return [];
  return [heading(2, shown.length > 1 ? 'Examples' : 'Example', 'examples'), ...shown.map(exampleBlock)];
}

/** The live code block that the demo engine turns into a running demo. */
function liveFence(page: ApiPage, live: LiveExample): string {
  return `\`\`\`ts live height=${live.height} title="${title(page)}"\n${liveCode(live)}\`\`\``;
}

function title(page: ApiPage): string {
  return page.name === ROOT_NAME ? ROOT_NAME : `${ROOT_NAME}.${page.name}`;
}

/** Text about the reference as a whole. Links to files are plain links; those to the site's pages are not. */
const ABOUT_ALL =
  'Additions and changes are <a href="/api/changes.html">listed by version</a>. The whole reference is also available as JSON: ' +
  '<a href="/api/konva.json">konva.json</a> with <a href="/api/konva.schema.json">its schema</a>, and ' +
  '<a href="/api/completion.json">completion.json</a> for editors. <a href="/api/data.html">Data files</a> describes their fields.';

/** A summary with fewer characters is too short for a page's description. */
const SHORT = 70;

function frontMatter(page: ApiPage): string {
  const summary = page.summary.replaceAll('`', '');
  // Search results and link previews show about 150 characters; a few words would leave the reader guessing.
  const description =
    summary.length < SHORT ? `${title(page)}: ${summary} All members with types, defaults and examples.` : summary;
  return [
    '---',
    `title: ${JSON.stringify(`${title(page)} API`)}`,
    `sidebar_label: ${page.name}`,
    `slug: ${page.address}`,
    `description: ${JSON.stringify(description)}`,
    `keywords: [${[title(page), page.name, 'konva', 'api'].map((word) => JSON.stringify(word)).join(', ')}]`,
    '---',
  ].join('\n');
}

function introduction(context: WriteContext, page: ApiPage): string[] {
  const blocks: string[] = [];
  if (page.deprecated !== undefined) {
    blocks.push(
      rawElement('p', `<strong>Deprecated.</strong> ${inlineHtml(page.deprecated, context.index)}`, {
        className: 'kd-api-deprecated',
      }),
    );
  }
  blocks.push(mdxProse(page.description));
  const hierarchy = hierarchyHtml(context, page);
  if (hierarchy !== '')
    blocks.push(rawElement('ol', hierarchy, { className: 'kd-api-lineage', 'aria-label': 'Class hierarchy' }));
  if (page.typeParameters) {
    const type = `class ${page.name}<${page.typeParameters.join(', ')}>`;
    blocks.push(rawElement('p', `<code translate="no">${escapeHtml(type)}</code>`, { className: 'kd-api-signature' }));
  }
  const components = context.components?.[page.name] ?? [];
  if (components.length > 0) {
    const links = components.map(({ tag, address }) => `<a href="${address}"><code>${escapeHtml(tag)}</code></a>`);
    blocks.push(rawElement('p', `As a component: ${links.join(', ')}`, { className: 'kd-api-uses' }));
  }
  blocks.push(rawElement('p', metaHtml(context, page), { className: 'kd-api-meta' }));
  return blocks;
}

/** Members in fixed groups; each is listed exactly once. */
function memberBlocks(context: WriteContext, page: ApiPage): string[] {
  const groups: [string, string, (member: ApiMember) => boolean][] =
    page.kind === 'class'
      ? [
          ['Attributes', 'attributes', (member) => !member.static && member.kind === 'attribute'],
          ['Methods', 'methods', (member) => !member.static && member.kind === 'method'],
          ['Properties', 'properties', (member) => !member.static && member.kind === 'property'],
          ['Static members', 'static-members', (member) => member.static],
        ]
      : page.kind === 'root'
        ? [
            ['Settings and state', 'settings', (member) => member.kind !== 'method'],
            ['Functions', 'functions', (member) => member.kind === 'method'],
          ]
        : [[page.name, 'members', () => true]];
  const jobs = jobGroups(page, page.members);
  if (jobs) {
    return jobs.flatMap(({ title: text, id, members }) => [
      heading(2, text, id),
      ...members.map((member) => memberBlock(context, page, member)),
    ]);
  }
  return groups.flatMap(([text, id, belongs]) => {
    const members = page.kind === 'namespace' ? page.members.filter(belongs) : byName(page.members.filter(belongs));
    return members.length === 0
      ? []
      : [heading(2, text, id), ...members.map((member) => memberBlock(context, page, member))];
  });
}

function memberBlock(context: WriteContext, page: ApiPage, member: ApiMember): string {
  if (page.name === 'Easings') return memberSection(context, page, member, [easingCurve(context, member)]);
  if (page.name === 'Filters') return memberSection(context, page, member, filterBlocks(context, member));
  return memberSection(context, page, member);
}

function easingCurve({ timing }: WriteContext, { name }: ApiMember): string {
  return `<EasingCurve name="${name}" values={${JSON.stringify(timing(name))}} />`;
}

/** The attributes that a filter reads, as a table, and a preview with a slider for each of them that has a range. */
function filterBlocks({ model, index }: WriteContext, { name, filterAttributes = [] }: ApiMember): string[] {
  const node = model.pages.find((page) => page.name === 'Node');
  const rows = filterAttributes.map((attribute) => {
    const link = `<a href="/api/Konva.Node.html#${attribute.name}"><code>${attribute.name}</code></a>`;
    const value = node?.members.find((member) => member.name === attribute.name)?.default;
    return `<tr><td>${link}</td><td>${inlineHtml(attribute.range, index)}</td><td>${defaultHtml(value, index)}</td></tr>`;
  });
  const head = '<thead><tr><th>Attribute</th><th>Range</th><th>Default</th></tr></thead>';
  const table = rawElement('table', `${head}<tbody>${rows.join('')}</tbody>`, { className: 'kd-api-options' });
  const sliders = filterAttributes.filter(({ slider }) => slider);
  const settings = JSON.stringify(sliders.map((attribute) => ({ name: attribute.name, ...attribute.slider })));
  const preview = `<FilterPreview name="${name}" attributes={${settings}} />`;
  return rows.length === 0 ? [preview] : [table, preview];
}

function changedDefaultBlocks(context: WriteContext, page: ApiPage): string[] {
  if (!page.changedDefaults) return [];
  const rows = page.changedDefaults.map(({ member, owner, value }) => {
    const target = context.model.pages.find(({ name }) => name === owner);
    const anchor = target?.members.find(({ name }) => name === member)?.anchor ?? member;
    return `<tr><td><a href="${target?.address ?? ''}#${anchor}"><code>${escapeHtml(member)}</code></a></td><td>${defaultHtml(value, context.index)}</td></tr>`;
  });
  return [
    heading(2, 'Defaults that differ from the parent’s', 'changed-defaults'),
    rawElement(
      'table',
      `<thead><tr><th>Attribute</th><th>Default here</th></tr></thead><tbody>${rows.join('')}</tbody>`,
      {
        className: 'kd-api-options',
      },
    ),
  ];
}

/** The root page's overview: a diagram of the class tree, then the namespaces. */
function contents({ model, index }: WriteContext): string[] {
  const classes = model.pages.filter((page) => page.kind === 'class');
  const item = (page: ApiPage): string => {
    const inner = classes.filter((other) => other.hierarchy?.ancestors[0] === page.name).map(item);
    const children = inner.length === 0 ? '' : `<ul>${inner.join('')}</ul>`;
    return `<li><a href="${page.address}">${page.name}</a> <span>${inlineHtml(page.summary, index)}</span>${children}</li>`;
  };
  const roots = classes.filter((page) => page.hierarchy?.ancestors.length === 0);
  const node = roots.filter((page) => page.name === 'Node');
  const others = roots.filter((page) => page.name !== 'Node');
  const namespaces = model.pages.filter((page) => page.kind === 'namespace');
  return [
    heading(2, 'Classes', 'classes'),
    rawElement('ul', [...node, ...others].map(item).join(''), { className: 'kd-api-tree' }),
    heading(2, 'Namespaces', 'namespaces'),
    rawElement('ul', namespaces.map(item).join(''), { className: 'kd-api-tree' }),
  ];
}

function typeBlocks(context: WriteContext): string[] {
  return [heading(2, 'Types', 'types'), ...context.model.types.map((type) => typeSection(context, type))];
}

/** How code refers to the type. */
function importHtml({ name, inNamespace, module }: ApiType): string {
  if (inNamespace) return `<span>In code: <code>${ROOT_NAME}.${name}</code></span>`;
  return module === undefined
    ? '<span>The package does not export this type.</span>'
    : `<span>Not in the <code>${ROOT_NAME}</code> namespace: <code>import type { ${name} } from '${module}'</code></span>`;
}

function typeSection({ model, index }: WriteContext, type: ApiType): string {
  const extending = type.type.length === 0 ? '' : ` extends ${typeHtml(type.type)}`;
  const code =
    type.kind === 'alias' ? `type ${type.name} = ${typeHtml(type.type)}` : `${type.kind} ${type.name}${extending}`;
  const source = `<a class="kd-api-source" href="${sourceAddress(model, type.source)}">${type.source.file}:${type.source.line}</a>`;
  const rows = type.fields.map((field) => {
    const from =
      field.inheritedFrom === undefined
        ? ''
        : ` From <a href="/api/Konva.html#${field.inheritedFrom}">${field.inheritedFrom}</a>.`;
    return `<dt>${escapeHtml(field.name)}${field.optional ? '?' : ''} <code>${typeHtml(field.type)}</code></dt><dd>${inlineHtml(field.text ?? '', index)}${from}</dd>`;
  });
  const blocks = [
    heading(3, type.name, type.anchor),
    rawElement('div', `<p><code translate="no">${code}</code></p><p>${importHtml(type)} ${source}</p>`, {
      className: 'kd-api-signature',
    }),
    mdxProse(type.summary),
    ...(rows.length > 0 ? [rawElement('dl', rows.join(''), { className: 'kd-api-parameters' })] : []),
  ];
  return `<section className="kd-api-member">\n\n${blocks.join('\n\n')}\n\n</section>`;
}
