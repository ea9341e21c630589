import { typeWords, type ApiEvent, type ApiMember, type ApiModel, type ApiPage, type ApiType } from './model';

/** URL path of a class as a short file; its name is that of the page: `/api/Konva.Rect.md`, `/api/Konva.md`. */
export function classFile(page: Pick<ApiPage, 'address'>, extension: 'md' | 'json'): string {
  return page.address.replace(/\.html$/, `.${extension}`);
}

/** `Konva.Rect`, or `Konva` for the root. */
export function fullName(page: Pick<ApiPage, 'name'>): string {
  return page.name === 'Konva' ? 'Konva' : `Konva.${page.name}`;
}

const code = (words: string) => (words === '' ? '' : `\`\`\`ts\n${words}\n\`\`\``);
/** Paragraphs, without the empty ones. */
const joined = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n');
const withWord = (word: string, text: string | undefined) => (text === undefined ? [] : [`${word}${text}`]);

const defaultText = (value: ApiMember['default']) =>
  value === undefined ? '' : ` = ${value.code === undefined ? (value.words ?? '') : `\`${value.code}\``}`;

/** `on(events: string, handler: Function): this` for each overload, or the type of an attribute or property. */
function signatureText({ name: method, kind, type: own, signatures }: ApiMember): string {
  if (kind !== 'method') return `${method}: ${typeWords(own)}`;
  const lines = signatures.map(({ parameters, returns }) => {
    const list = parameters.map(
      ({ name, optional, rest, type }) => `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${typeWords(type)}`,
    );
    return `${method}(${list.join(', ')}): ${typeWords(returns)}`;
  });
  return lines.join('\n');
}

/** Everything about a member, as Markdown. */
export function memberText(member: ApiMember, owner: ApiPage): string {
  const { name, kind, signatures } = member;
  const facts = [
    `${member.static ? 'static ' : ''}${member.readonly ? 'readonly ' : ''}${kind}`,
    ...(member.default === undefined ? [] : [`default${defaultText(member.default)}`]),
    ...withWord('since ', member.since),
    ...withWord('deprecated: ', member.deprecated),
  ];
  const parameters = (signatures[0]?.parameters ?? []).flatMap(({ name: parameter, text }) =>
    withWord(`- \`${parameter}\`: `, text),
  );
  return joined(
    `### ${fullName(owner)}${member.static ? '.' : '#'}${name}`,
    facts.join('; '),
    code(signatureText(member)),
    member.description,
    kind === 'attribute' ? `Read: \`node.${name}()\`, write: \`node.${name}(value)\`, or as an option and prop.` : '',
    parameters.join('\n'),
    ...withWord('Throws: ', member.throws),
    ...member.examples.map(code),
  );
}

/** An event of a class, as Markdown. */
export const eventText = (event: ApiEvent, owner: ApiPage): string =>
  joined(
    `### ${fullName(owner)} event ${event.name}`,
    `${event.bubbles ? 'Bubbles' : 'Does not bubble'}; \`event.evt\` is ${typeWords(event.payload)}.`,
    `${event.when} ${event.extra ?? ''}`.trim(),
    ...event.examples.map(code),
  );

/** A type that signatures name, as Markdown. */
export function typeEntryText({ name: own, inNamespace, module, summary, type: whole, fields }: ApiType): string {
  const lines = fields.map(({ name, type, optional, text = '' }) =>
    `- \`${name}${optional ? '?' : ''}: ${typeWords(type)}\` ${text}`.trim(),
  );
  return joined(
    `### Type ${inNamespace ? 'Konva.' : ''}${own}`,
    `${summary}${module === undefined ? '' : ` Import it from \`${module}\`.`}`,
    code(typeWords(whole)),
    lines.join('\n'),
  );
}

/** The first sentence of a summary, for lists. */
const line = (words: string) => words.replaceAll(/\s+/g, ' ');

/** A class without its members' texts: what it is, its own options, and one line for each member and event. */
export function classSummary(page: ApiPage): string {
  const own = page.construct?.optionGroups.find(({ owner }) => owner === page.name)?.options ?? [];
  const ancestors = (page.hierarchy?.ancestors ?? []).map((name) => `[Konva.${name}](/api/Konva.${name}.md)`);
  const list = <T>(title: string, items: readonly T[] | undefined, text: (item: T) => string) =>
    items === undefined || items.length === 0
      ? []
      : [`## ${title}`, items.map((item) => line(`- ${text(item)}`)).join('\n')];
  return joined(
    `# ${fullName(page)}`,
    page.description,
    ...withWord('Deprecated: ', page.deprecated),
    ancestors.length === 0 ? '' : `Inherits members, options and events from ${ancestors.join(', ')}.`,
    ...page.examples.map(code),
    ...list('Own options', own, (option) => {
      const type = `${option.name}${option.required ? '' : '?'}: ${typeWords(option.type)}`;
      return `\`${type}\`${defaultText(option.default)}. ${option.summary}`;
    }),
    ...list(
      'Other defaults than the ancestors’',
      page.changedDefaults,
      ({ member, value }) => `\`${member}\`${defaultText(value)}`,
    ),
    ...list('Own members', page.members, (member) => `\`${callText(member)}\` ${member.summary}`),
    ...list('Events', page.events, ({ name, when }) => `\`${name}\` ${when}`),
    ...list('Older names', page.olderNames, ({ name, instead }) => `\`${name}\`: write \`${instead}\``),
  );
}

const callText = (member: ApiMember) =>
  `${member.static ? 'static ' : ''}${member.name}${member.kind === 'method' ? '()' : ''}`;

/** A class with everything about its own members and events. */
export function classText(page: ApiPage): string {
  return [
    classSummary(page),
    '## Members in full',
    ...page.members.map((member) => memberText(member, page)),
    ...(page.events ?? []).map((event) => eventText(event, page)),
    '',
  ].join('\n\n');
}

/** One line for each class and member: what an assistant reads to learn whether a name exists. */
export function namesText(model: ApiModel): string {
  const head = `Names of Konva ${model.library.version}, with the file of each class. A class also has the members of the classes after "extends".`;
  const pages = model.pages.map((page) => {
    const ancestors = page.hierarchy?.ancestors ?? [];
    const extending = ancestors.length === 0 ? '' : ` extends ${ancestors.join(', ')}`;
    const members = page.members.map((member) => {
      const about = line(member.summary);
      return `  ${callText(member)} ${about.length > LONGEST ? `${about.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : about}`;
    });
    const events = page.events?.length ? [`  events: ${page.events.map(({ name }) => name).join(' ')}`] : [];
    return [`${fullName(page)}${extending} ${classFile(page, 'md')}`, ...members, ...events].join('\n');
  });
  return `${head}\n\n${pages.join('\n\n')}\n`;
}

/** Maximum length of a member's text in the list of names. */
const LONGEST = 60;
