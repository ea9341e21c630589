import { escapeHtml } from '@site-packages/contracts';
import type { ApiModel } from '../model/api';
import { inlineHtml, rawElement } from './html';
import type { ReferenceIndex } from '../model/references';
import { exampleBlock, heading } from './parts';
import type { JsonSchema } from './schema';

/** URL of the page that describes the data files. */
export const DATA_ADDRESS = '/api/data.html';

const LIST_RECENT = `const response = await fetch('/api/konva.json');
const { library, pages } = await response.json();
for (const page of pages) {
  for (const member of page.members) {
    if (member.since) console.log(library.version, page.name, member.name, member.since);
  }
}`;

/** The page of `konva.json` and `completion.json`: their purpose and every field. */
export function writeDataPage(model: ApiModel, index: ReferenceIndex, schema: JsonSchema): string {
  const { library } = model;
  const parts = Object.entries({ ApiModel: schema, ...schema.definitions });
  const blocks = [
    [
      '---',
      'title: "Konva API as JSON data"',
      'sidebar_label: Data files',
      `slug: ${DATA_ADDRESS}`,
      'description: "The whole Konva API as JSON, with a schema: classes, members, types, defaults, events and versions, for tools, editors and language models."',
      'keywords: ["konva", "api", "json", "schema", "tools", "completion"]',
      '---',
    ].join('\n'),
    `import { ApiPage, SentPart, StaticPart } from '@site-packages/api-reference';`,
    '# The API as JSON data',
    '<ApiPage page="data" filter={false} anchors="">',
    `This reference is also available as two JSON files, generated from the same model of ${library.name} ${library.version} as the pages. They are
static files on this site, for scripts, editors and language models.`,
    rawElement(
      'dl',
      [
        row(
          '/api/konva.json',
          'Everything on the pages: texts, types, defaults, events, examples, source lines, versions and uses.',
        ),
        row('/api/konva.schema.json', 'JSON Schema (draft 7) of `konva.json`, for validating it or generating types.'),
        row(
          '/api/completion.json',
          'Names, types and one line of text per member: a fraction of the size, for code completion in an editor.',
        ),
      ].join(''),
      { className: 'kd-api-parameters' },
    ),
    heading(2, 'How to use it', 'use'),
    exampleBlock(LIST_RECENT),
    `A page lists the members that its class declares; follow \`hierarchy.ancestors\` for inherited ones. Texts are Markdown. A name such as
\`Konva.Rect#cornerRadius\` in backticks is a reference to a member; the member’s anchor on its page is its name. A type is an array of pieces: join their
texts to get the type as TypeScript. \`format\` is raised when a field changes its meaning. New fields may be added at any time.`,
    heading(2, 'Fields of konva.json', 'konva-json'),
    ...parts.flatMap(([name, part]) => [
      heading(3, name, name),
      ...(part.description === undefined || name === 'ApiModel'
        ? []
        : [rawElement('p', inlineHtml(part.description, index))]),
      part.properties
        ? rawElement('dl', fieldRows(part, index), { className: 'kd-api-parameters' })
        : rawElement('p', `<code>${typeOf(part)}</code>`),
    ]),
    heading(2, 'Fields of completion.json', 'completion-json'),
    rawElement(
      'dl',
      [
        ['version', 'Version of the library.'],
        [
          'classes',
          'By name: `extends`, `summary`, own `members`, and the names of own `options` and `events`. Follow `extends` for inherited ones.',
        ],
        ['namespaces', 'By name: `summary` and `members`.'],
        ['root', 'Members of `Konva` itself.'],
        [
          'since',
          'The version with which a name came, for the more recent ones: `Group#isolated`, `Konva#beginUpdateBatch`.',
        ],
        [
          'members',
          'Each is an array: name; kind (`a`ttribute, `m`ethod or `p`roperty, in uppercase when static); type or signature; one line of Markdown.',
        ],
      ]
        .map(([name = '', text = '']) => `<dt>${name}</dt><dd>${inlineHtml(text, index)}</dd>`)
        .join(''),
      { className: 'kd-api-parameters' },
    ),
    '</ApiPage>',
  ];
  return `${blocks.join('\n\n')}\n`;

  function row(address: string, text: string): string {
    return `<dt><a href="${address}">${address}</a></dt><dd>${inlineHtml(text, index)}</dd>`;
  }
}

function fieldRows({ properties = {}, required = [] }: JsonSchema, index: ReferenceIndex): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      const optional = required.includes(name) ? '' : '?';
      const text = field.description === undefined ? '' : ` ${inlineHtml(field.description, index)}`;
      return `<dt>${escapeHtml(name)}${optional}</dt><dd><code>${typeOf(field)}</code>${text}</dd>`;
    })
    .join('');
}

/** A field's type as TypeScript writes it, with links to the parts of this page. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace('#/definitions/', '');
    return `<a href="${DATA_ADDRESS}#${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.items) return `${typeOf(schema.items)}[]`;
  if (schema.additionalProperties) return `{ [name]: ${typeOf(schema.additionalProperties)} }`;
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const optional = schema.required?.includes(name) === true ? '' : '?';
      return `${name}${optional}: ${typeOf(field)}`;
    });
    return `{ ${fields.join('; ')} }`;
  }
  return schema.type ?? 'any';
}
