import { lineage, type ApiModel, type ApiPage } from '@site-packages/api-reference/model';
import { adviseError, nearest, type CompileProblem, type Flavour } from '@site-packages/demo-engine/programs';

/** Something wrong in a program. */
export interface Fault {
  file: string;
  line: number;
  what: string;
  /** What to write instead, when it is known. */
  instead?: string | undefined;
  /** Page that says more. */
  page?: string | undefined;
}

type Told = Pick<Fault, 'what' | 'instead' | 'page'>;

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
const lineageOf = (model: ApiModel, name: string): ApiPage[] =>
  model.pages.filter((one) => one.name === name).flatMap((page) => lineage(model, page));

const memberNames = (pages: readonly ApiPage[]) => pages.flatMap(({ members }) => members.map(({ name }) => name));
const optionNames = (pages: readonly ApiPage[]) =>
  pages
    .flatMap(({ construct }) => construct?.optionGroups ?? [])
    .flatMap(({ options }) => options.map(({ name }) => name));

/** A word's letters in one order: the same for `heigth` and `height`, `fontsize` and `fontSize`. */
const letters = (word: string) => [...word.toLowerCase()].sort().join('');

/** An event's name as the framework writes it. */
function eventName(key: string, flavour: Flavour, message: string): string | undefined {
  if (flavour === 'vue') return `@${key.slice(2).toLowerCase()}`;
  if (flavour === 'svelte') return key.toLowerCase();
  return /Did you mean (?:to write )?'(on\w+)'/.exec(message)?.[1];
}

function unknownKey(key: string, type: string, message: string, context: Context): Told | undefined {
  const { model, program, flavour } = context;
  const owner = classOfConfig(type) ?? '';
  const pages = lineageOf(model, owner);
  if (pages.length === 0 || /^(?:Omit|Partial)<Tween|^TweenConfig/.test(type)) return undefined;
  const known = [...optionNames(pages), ...memberNames(pages)];
  if (known.includes(key) || /^(?:key$|data-|aria-)/.test(key)) return undefined;
  // A key of the program's own, which it reads again.
  if (new RegExp(`\\b[gs]etAttr\\(\\s*['"]${key}['"]|\\battrs\\??\\.${key}\\b`).test(program)) return undefined;
  const isEvent = /^on[A-Z]|^on[a-z]+$/.test(key);
  const near = isEvent ? eventName(key, flavour, message) : nearest(key, known);
  const isSpelling = near !== undefined && (letters(near) === letters(key) || key.length > 6);
  if (KEYED.has(owner) && !isSpelling && !isEvent) return undefined;
  // Stages and groups share their config in two of the bindings.
  const named = owner === 'Container' ? 'A stage or group' : owner;
  return { what: `${named} has no option ${key}.`, instead: near, page: pages[0]?.address };
}

/** The advice of the player for a call that fails, when there is one. */
function calledAdvice(member: string, type: string, flavour: Flavour): string | undefined {
  const owner = type.endsWith('[]') ? 'stage.find(...)' : type.includes('Stage') ? 'stage' : 'node';
  const message = `${owner}.${member} is not a function`;
  const advised = adviseError({ phase: 'run', name: 'TypeError', message }, flavour, {}).message;
  return advised === message ? undefined : advised.slice(message.length + 1).trim();
}

function unknownMember(name: string, type: string, { model, older, flavour }: Context): Told | undefined {
  const bare = type.replace(/^typeof /, '').replace(/^.*\bKonva\.(?=\w)/, '');
  const owner = /^(\w+)(?:<.*>)?$/s.exec(bare)?.[1] ?? '';
  const pages = lineageOf(model, owner.replace(/Config$/, ''));
  if (owner.endsWith('Config') && pages.length > 0) return undefined;
  // What `bind:this` gives in Svelte.
  if (/\$on\?|\$set/.test(type)) return { what: `A component has no ${name}.`, instead: `component.node.${name}` };
  if (bare.startsWith('KonvaEventObject'))
    return { what: `An event of Konva has no ${name}.`, instead: `event.evt.${name}` };
  const known = memberNames(pages);
  const attribute = name.replace(/^[gs]et([A-Z])/, (_, letter: string) => letter.toLowerCase());
  const getter = attribute !== name && known.includes(attribute) ? `${attribute}()` : undefined;
  return {
    what: `${pages.length === 0 ? `\`${type.slice(0, 80)}\`` : owner} has no ${name}.`,
    instead: getter ?? older.get(name) ?? calledAdvice(name, type, flavour) ?? nearest(name, known),
    page: pages[0]?.address,
  };
}

/** The first line of a long message, and the last, which names the cause. */
function shortMessage(message: string): string {
  const lines = message.split('\n').map((each) => each.trim().slice(0, 300));
  return (lines.length > 2 ? [lines[0], lines.at(-1)] : lines).join(' ');
}

/** An error of TypeScript in words; undefined when it is none for Konva, which reads more keys than are declared. */
export function explain(
  problem: Pick<CompileProblem, 'file' | 'line' | 'message'>,
  context: Context,
): Fault | undefined {
  const { file, line, message } = problem;
  const [, first, firstType, second = '', secondType = ''] = UNKNOWN_KEY.exec(message) ?? [];
  const key = first ?? second;
  const type = firstType ?? secondType;
  const wrongKey = key === '' ? undefined : unknownKey(key, type, message, context);
  if (wrongKey !== undefined) return { file, line, ...wrongKey };
  // Own keys that a program reads from a config, objects of attributes that only subclasses declare, a component in a unit test of Vue.
  if (key !== '' && (classOfConfig(type) !== undefined || type.includes('__useStrictMode'))) return undefined;
  if (/has no properties in common with type '\w+Config'/.test(message)) return undefined;
  const [, member, owner = ''] = UNKNOWN_MEMBER.exec(message) ?? [];
  const told = member === undefined ? { what: shortMessage(message) } : unknownMember(member, owner, context);
  return told && { file, line, ...told };
}
