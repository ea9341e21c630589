import type { ApiEvent, ApiMember, ApiModel, ApiPage, ApiType, DefaultValue } from '../model/api';
import { plainType } from '../read/type-text';
import { plainSignature } from './data-files';

/** Maximum length of a member's text in the list of names. */
const LONGEST = 60;

const fullName = ({ name }: ApiPage) => (name === 'Konva' ? name : `Konva.${name}`);
/** Paragraphs, without the empty ones. */
const joined = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join('\n\n');
const code = (words: string) => words && `\`\`\`ts\n${words}\n\`\`\``;
const line = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
const list = <T>(items: readonly T[] = [], text: (item: T) => string) =>
  items.map((item) => line(`- ${text(item)}`)).join('\n');
const typed = ({ name, optional, type }: { name: string; optional: boolean; type: ApiType['type'] }) =>
  `${name}${optional ? '?' : ''}: ${plainType(type)}`;
const defaultText = (value: DefaultValue | undefined) =>
  value === undefined ? '' : ` = ${value.code === undefined ? (value.words ?? '') : `\`${value.code}\``}`;

/** Everything about a member: its signatures, texts and examples. */
function memberText(member: ApiMember, owner: ApiPage): string {
  const { name, kind, signatures, since, deprecated } = member;
  const facts = [
    `${member.static ? 'static ' : ''}${member.readonly ? 'readonly ' : ''}${kind}`,
    member.default && `default${defaultText(member.default)}`,
    since && `since ${since}`,
    deprecated && `deprecated: ${deprecated}`,
  ];
  const calls = signatures.map((signature) => `${name}${plainSignature(signature, ': ')}`);
  const parameters = (signatures[0]?.parameters ?? []).filter(({ text }) => text !== undefined);
  return joined(
    `### ${fullName(owner)}${member.static ? '.' : '#'}${name}`,
    facts.filter(Boolean).join('; '),
    code(kind === 'method' ? calls.join('\n') : `${name}: ${plainType(member.type)}`),
    member.description,
    kind === 'attribute' && `Read: \`node.${name}()\`, write: \`node.${name}(value)\`, or as an option and prop.`,
    list(parameters, (one) => `\`${one.name}\`: ${one.text ?? ''}`),
    member.throws && `Throws: ${member.throws}`,
    ...member.examples.map(code),
  );
}

const eventText = (event: ApiEvent, owner: ApiPage): string =>
  joined(
    `### ${fullName(owner)} event ${event.name}`,
    `${event.bubbles ? 'Bubbles' : 'Does not bubble'}; \`event.evt\` is ${plainType(event.payload)}.`,
    `${event.when} ${event.extra ?? ''}`.trim(),
    ...event.examples.map(code),
  );

const typeText = ({ name, inNamespace, module, summary, type, fields }: ApiType): string =>
  joined(
    `### Type ${inNamespace ? 'Konva.' : ''}${name}`,
    `${summary}${module === undefined ? '' : ` Import it from \`${module}\`.`}`,
    code(plainType(type)),
    list(fields, (field) => `\`${typed(field)}\` ${field.text ?? ''}`),
  );

const callText = (member: ApiMember) =>
  `${member.static ? 'static ' : ''}${member.name}${member.kind === 'method' ? '()' : ''}`;
const ancestorsOf = ({ hierarchy }: ApiPage) => hierarchy?.ancestors ?? [];

/** What a class is, its own options, one line for each member and event, then everything about them. The root also has the types. */
function classText(page: ApiPage, { types }: ApiModel): string {
  const own = page.construct?.optionGroups.find(({ owner }) => owner === page.name)?.options ?? [];
  const ancestors = ancestorsOf(page).map((name) => `[Konva.${name}](/api/Konva.${name}.md)`);
  const lists = {
    'Own options': list(own, (option) => {
      const type = typed({ ...option, optional: !option.required });
      return `\`${type}\`${defaultText(option.default)}. ${option.summary}`;
    }),
    'Other defaults than the ancestors’': list(
      page.changedDefaults,
      ({ member, value }) => `\`${member}\`${defaultText(value)}`,
    ),
    'Own members': list(page.members, (member) => `\`${callText(member)}\` ${member.summary}`),
    Events: list(page.events, ({ name, when }) => `\`${name}\` ${when}`),
    'Older names': list(page.olderNames, ({ name, instead }) => `\`${name}\`: write \`${instead}\``),
  };
  return `${joined(
    `# ${fullName(page)}`,
    page.description,
    page.deprecated && `Deprecated: ${page.deprecated}`,
    ancestors.length > 0 && `Inherits members, options and events from ${ancestors.join(', ')}.`,
    ...page.examples.map(code),
    ...Object.entries(lists).map(([title, text]) => text && `## ${title}\n\n${text}`),
    '## Members in full',
    ...page.members.map((member) => memberText(member, page)),
    ...(page.events ?? []).map((event) => eventText(event, page)),
    ...(page.name === 'Konva' ? types.map(typeText) : []),
  )}\n`;
}

function namesOf(page: ApiPage): string {
  const members = page.members.map((member) => {
    const about = line(member.summary);
    return `  ${callText(member)} ${about.length > LONGEST ? `${about.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : about}`;
  });
  const ancestors = ancestorsOf(page).join(', ');
  const head = `${fullName(page)}${ancestors && ` extends ${ancestors}`} ${page.address.replace(/\.html$/, '.md')}`;
  const events = page.events?.length ? [`  events: ${page.events.map(({ name }) => name).join(' ')}`] : [];
  return [head, ...members, ...events].join('\n');
}

/** Each class as one Markdown and one JSON file with its own members, and a list of all names, by URL path. */
export function textFiles(model: ApiModel): Map<string, string> {
  const about = `Names of Konva ${model.library.version}, with the file of each class. A class also has the members of the classes after "extends".`;
  return new Map([
    ['/api/names.txt', `${joined(about, ...model.pages.map(namesOf))}\n`],
    ...model.pages.flatMap((page): [string, string][] => [
      [page.address.replace(/\.html$/, '.md'), classText(page, model)],
      [page.address.replace(/\.html$/, '.json'), JSON.stringify(page)],
    ]),
  ]);
}
