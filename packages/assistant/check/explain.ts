import { lineage } from '@site-packages/api-reference/model';
import { adviseError, nearest, type CompileProblem, type Flavour } from '@site-packages/demo-engine/programs';
import type { ApiPage, ApiModel } from '../api/model';

/** Something wrong in a program. */
export interface Fault {
  file: string;
  line: number;
  what: string;
  /** What to write instead, when it is known. */
  instead?: string;
  /** Page that says more. */
  page?: string;
}

/** New forms by the older name. */
export type OlderForms = ReadonlyMap<string, string>;

/** What an explanation depends on. */
export interface Context {
  model: ApiModel;
  older: OlderForms;
  flavour: Flavour;
  /** The text of all files. */
  program: string;
}

const UNKNOWN_KEY =
  /(?:and|but) '"?([\w-]+)"?' does not exist in type '(.+?)'(?:\.|$)|Property '([\w-]+)' does not exist on type '(IntrinsicAttributes .+?|(?:[\w]+Config\b|\{ staticConfig).*?)'(?:\.|$)/s;
const UNKNOWN_MEMBER = /Property '(\w+)' does not exist on type '(.+?)'/s;
/** Nodes to which programs attach keys for their own use. */
const KEYED: ReadonlySet<string> = new Set(['Shape', 'Group', 'Node', 'Container', 'Image', 'Label']);

/** The class whose config or props a type describes. */
function classOfConfig(type: string): string | undefined {
  const name = /ClassAttributes<(\w+)/.exec(type)?.[1] ?? /\b([A-Z]\w*)Config\b/.exec(type)?.[1];
  return name === 'Container' && type.includes('Stage') ? 'Stage' : name;
}

/** A class, then those from which it inherits; none when there is no such class. */
function lineageOf(model: ApiModel, name: string): ApiPage[] {
  const page = model.pages.find((one) => one.name === name);
  return page === undefined ? [] : lineage(model, page);
}

const memberNames = (pages: readonly ApiPage[]) => pages.flatMap(({ members }) => members.map(({ name }) => name));
const optionNames = (pages: readonly ApiPage[]) =>
  pages.flatMap(
    ({ construct }) => construct?.optionGroups.flatMap(({ options }) => options.map(({ name }) => name)) ?? [],
  );

/** A word's letters in one order: the same for `heigth` and `height`, `fontsize` and `fontSize`. */
const letters = (word: string) => [...word.toLowerCase()].sort().join('');

/** An event's name as the framework writes it. */
function eventName(key: string, flavour: Flavour, message: string): string | undefined {
  if (flavour === 'vue') return `@${key.slice(2).toLowerCase()}`;
  if (flavour === 'svelte') return key.toLowerCase();
  return /Did you mean (?:to write )?'(on\w+)'/.exec(message)?.[1];
}

function unknownKey(
  key: string,
  type: string,
  message: string,
  { model, program, flavour }: Context,
): Pick<Fault, 'what' | 'instead' | 'page'> | undefined {
  const owner = classOfConfig(type);
  const pages = lineageOf(model, owner ?? '');
  const [page] = pages;
  if (owner === undefined || page === undefined || /^(?:Omit|Partial)<Tween|^TweenConfig/.test(type)) return undefined;
  const isEvent = /^on[A-Z]|^on[a-z]+$/.test(key);
  const known = [...optionNames(pages), ...memberNames(pages)];
  // A key of the program's own, which it reads again.
  if (new RegExp(`\\b[gs]etAttr\\(\\s*['"]${key}['"]|\\battrs\\??\\.${key}\\b`).test(program)) return undefined;
  if (known.includes(key) || key === 'key' || key.startsWith('data-') || key.startsWith('aria-')) return undefined;
  const near = isEvent ? eventName(key, flavour, message) : nearest(key, known);
  const isSpelling = near !== undefined && (letters(near) === letters(key) || key.length > 6);
  if (KEYED.has(owner) && !isSpelling && !isEvent) return undefined;
  return {
    // Stages and groups share their config in two of the bindings.
    what: `${owner === 'Container' ? 'A stage or group' : owner} has no option ${key}.`,
    ...(near === undefined ? {} : { instead: near }),
    page: page.address,
  };
}

/** The advice of the player for a call that fails, when there is one. */
function calledAdvice(member: string, type: string, flavour: Flavour): string | undefined {
  const isList = /\[\]$/.test(type);
  const message = `${isList ? 'stage.find(...)' : type.includes('Stage') ? 'stage' : 'node'}.${member} is not a function`;
  const advised = adviseError({ phase: 'run', name: 'TypeError', message }, flavour, {}).message;
  return advised === message ? undefined : advised.slice(message.length + 1).trim();
}

function unknownMember(name: string, type: string, { model, older, flavour }: Context) {
  const bare = type.replace(/^typeof /, '').replace(/^.*\bKonva\.(?=\w)/, '');
  const owner = /^(\w+)(?:<.*>)?$/s.exec(bare)?.[1] ?? '';
  const pages = lineageOf(model, owner.replace(/Config$/, ''));
  const isOfConfig = owner.endsWith('Config') || owner === '';
  const attribute = name.replace(/^[gs]et(?=[A-Z])/, '').replace(/^./, (letter) => letter.toLowerCase());
  // What `bind:this` gives in Svelte.
  const isComponent = /\$on\?|\$set/.test(type);
  const getter = attribute !== name && memberNames(pages).includes(attribute) ? `${attribute}()` : undefined;
  const found = older.get(name) ?? calledAdvice(name, type, flavour);
  const near = pages.length > 0 ? nearest(name, memberNames(pages)) : undefined;
  const isEvent = /^KonvaEventObject\b/.test(bare);
  const instead = isEvent ? `event.evt.${name}` : isComponent ? `component.node.${name}` : (getter ?? found ?? near);
  if (isOfConfig && pages.length > 0) return undefined;
  return {
    what: `${isComponent ? 'A component' : isEvent ? 'An event of Konva' : pages[0] === undefined ? `\`${type.slice(0, 80)}\`` : owner} has no ${name}.`,
    ...(instead === undefined ? {} : { instead }),
    ...(pages[0] === undefined ? {} : { page: pages[0].address }),
  };
}

/** An error of TypeScript in words; undefined when it is none for Konva, which reads more keys than are declared. */
export function explain(problem: CompileProblem, context: Context): Fault | undefined {
  const { file, line, message } = problem;
  const [, first, firstType, second, secondType] = UNKNOWN_KEY.exec(message) ?? [];
  const key = first ?? second;
  if (key !== undefined) {
    const type = firstType ?? secondType ?? '';
    const fault = unknownKey(key, type, message, context);
    if (fault !== undefined) return { file, line, ...fault };
    // The second is a component of vue-konva in a unit test.
    if (classOfConfig(type) !== undefined || type.includes('__useStrictMode')) return undefined;
  }
  // Reads of own keys from a config, and objects of attributes that only subclasses declare.
  if (/has no properties in common with type '\w+Config'/.test(message)) return undefined;
  const [, member, type] = UNKNOWN_MEMBER.exec(message) ?? [];
  if (member !== undefined && type !== undefined) {
    const fault = unknownMember(member, type, context);
    return fault === undefined ? undefined : { file, line, ...fault };
  }
  const lines = message.split('\n').map((each) => each.trim());
  const short =
    lines.length > 2 ? `${lines[0]?.slice(0, 300) ?? ''} ${lines.at(-1)?.slice(0, 300) ?? ''}` : lines.join(' ');
  return { file, line, what: short };
}
