import type { ApiEvent, ClassPage, Member, Model, TypeEntry } from './model';

/** URL path of a class as a short file; its name is that of the page: `/api/Konva.Rect.md`, `/api/Konva.md`. */
export function classFile(page: Pick<ClassPage, 'address'>, extension: 'md' | 'json'): string {
  return page.address.replace(/\.html$/, `.${extension}`);
}

/** `Konva.Rect`, or `Konva` for the root. */
export function fullName(page: Pick<ClassPage, 'name'>): string {
  return page.name === 'Konva' ? 'Konva' : `Konva.${page.name}`;
}

const code = (words: string, language = 'ts') => `\`\`\`${language}\n${words}\n\`\`\``;

function defaultText(value: Member['default']): string {
  if (value === undefined) return '';
  return value.code === undefined ? ` = ${value.words ?? ''}` : ` = \`${value.code}\``;
}

/** `on(events: string, handler: Function): this` for each overload, or the type of an attribute or property. */
function signatureText(member: Member): string {
  if (member.kind !== 'method') return `${member.name}: ${member.type}`;
  return member.signatures
    .map(({ parameters, returns }) => {
      const list = parameters.map(
        ({ name, optional, rest, type }) => `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${type}`,
      );
      return `${member.name}(${list.join(', ')}): ${returns}`;
    })
    .join('\n');
}

/** Everything about a member, as Markdown. */
export function memberText(member: Member, owner: ClassPage): string {
  const facts = [
    `${member.static ? 'static ' : ''}${member.readonly ? 'readonly ' : ''}${member.kind}`,
    member.default === undefined ? '' : `default${defaultText(member.default)}`,
    member.since === undefined ? '' : `since ${member.since}`,
    member.deprecated === undefined ? '' : `deprecated: ${member.deprecated}`,
  ].filter((fact) => fact !== '');
  const parameters = (member.signatures[0]?.parameters ?? [])
    .filter(({ text }) => text !== undefined)
    .map(({ name, text }) => `- \`${name}\`: ${text ?? ''}`);
  const attribute =
    member.kind === 'attribute'
      ? `Read: \`node.${member.name}()\`, write: \`node.${member.name}(value)\`, or as an option and prop.`
      : '';
  return [
    `### ${fullName(owner)}${member.static ? '.' : '#'}${member.name}`,
    `${facts.join('; ')}`,
    code(signatureText(member)),
    member.description,
    attribute,
    parameters.join('\n'),
    member.throws === undefined ? '' : `Throws: ${member.throws}`,
    ...member.examples.map((example) => code(example)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** An event of a class, as Markdown. */
export function eventText(event: ApiEvent, owner: ClassPage): string {
  return [
    `### ${fullName(owner)} event ${event.name}`,
    `${event.bubbles ? 'Bubbles' : 'Does not bubble'}; \`event.evt\` is ${event.payload}.`,
    `${event.when} ${event.extra ?? ''}`.trim(),
    ...event.examples.map((example) => code(example)),
  ].join('\n\n');
}

/** A type that signatures name, as Markdown. */
export function typeEntryText(entry: TypeEntry): string {
  const from = entry.module === undefined ? '' : ` Import it from \`${entry.module}\`.`;
  return [
    `### Type ${entry.inNamespace ? 'Konva.' : ''}${entry.name}`,
    `${entry.summary}${from}`,
    entry.type === '' ? '' : code(entry.type),
    entry.fields
      .map(({ name, type, optional, text }) => `- \`${name}${optional ? '?' : ''}: ${type}\` ${text ?? ''}`.trim())
      .join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The first sentence of a summary, for lists. */
const line = (words: string) => words.replaceAll(/\s+/g, ' ');

/** A class without its members' texts: what it is, its own options, and one line for each member and event. */
export function classSummary(page: ClassPage): string {
  const own = page.construct?.optionGroups.find(({ owner }) => owner === page.name)?.options ?? [];
  const ancestors = page.hierarchy?.ancestors ?? [];
  const part = (title: string, lines: string[]) => (lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')]);
  const from = ancestors.map((name) => `[Konva.${name}](/api/Konva.${name}.md)`).join(', ');
  return [
    `# ${fullName(page)}`,
    page.description,
    page.deprecated === undefined ? '' : `Deprecated: ${page.deprecated}`,
    ancestors.length === 0 ? '' : `Inherits members, options and events from ${from}.`,
    ...page.examples.map((example) => code(example)),
    ...part(
      'Own options',
      own.map(({ name, type, required, default: value, summary }) =>
        line(`- \`${name}${required ? '' : '?'}: ${type}\`${defaultText(value)}. ${summary}`),
      ),
    ),
    ...part(
      'Other defaults than the ancestors’',
      (page.changedDefaults ?? []).map(({ member, value }) => `- \`${member}\`${defaultText(value)}`),
    ),
    ...part(
      'Own members',
      page.members.map((member) => {
        const kind = member.kind === 'method' ? '()' : '';
        return line(`- \`${member.static ? 'static ' : ''}${member.name}${kind}\` ${member.summary}`);
      }),
    ),
    ...part(
      'Events',
      (page.events ?? []).map(({ name, when }) => line(`- \`${name}\` ${when}`)),
    ),
    ...part(
      'Older names',
      (page.olderNames ?? []).map(({ name, instead }) => `- \`${name}\`: write \`${instead}\``),
    ),
  ]
    .filter((words) => words !== '')
    .join('\n\n');
}

/** A class with everything about its own members and events. */
export function classText(page: ClassPage): string {
  return [
    classSummary(page),
    '## Members in full',
    ...page.members.map((member) => memberText(member, page)),
    ...(page.events ?? []).map((event) => eventText(event, page)),
    '',
  ].join('\n\n');
}

/** One line for each class and member: what an assistant reads to learn whether a name exists. */
export function namesText(model: Model): string {
  const head = `Names of Konva ${model.library.version}, with the file of each class. A class also has the members of the classes after "extends".`;
  const pages = model.pages.map((page) => {
    const ancestors = page.hierarchy?.ancestors ?? [];
    const extending = ancestors.length === 0 ? '' : ` extends ${ancestors.join(', ')}`;
    const members = page.members.map((member) => {
      const call = member.kind === 'method' ? '()' : '';
      const about = line(member.summary);
      return `  ${member.static ? 'static ' : ''}${member.name}${call} ${about.length > LONGEST ? `${about.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : about}`;
    });
    const events = page.events?.length ? [`  events: ${page.events.map(({ name }) => name).join(' ')}`] : [];
    return [`${fullName(page)}${extending} ${classFile(page, 'md')}`, ...members, ...events].join('\n');
  });
  return `${head}\n\n${pages.join('\n\n')}\n`;
}

/** Maximum length of a member's text in the list of names. */
const LONGEST = 60;
