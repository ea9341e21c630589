import { lineage } from '@site-packages/api-reference/model';
import type { ApiModel, ApiPage } from '../api/model';
import { classSummary, eventText, fullName, memberText, typeEntryText } from '../api/text';
import { Refusal, type Docs } from '../data/docs';
import { nearest } from './nearest';

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function pageNamed({ pages, library }: ApiModel, name: string): ApiPage {
  const page = pages.find((one) => same(one.name, name));
  if (page !== undefined) return page;
  const near = nearest(
    name,
    pages.map((one) => one.name),
  );
  throw new Refusal(`There is no class ${name.slice(0, 80)} in Konva ${library.version}. Nearest: ${near}.`);
}

/** Texts of the members and events with this name or anchor, of the first class of the line that has one. */
function found(classes: readonly ApiPage[], name: string): string {
  const event = name.replace(/^event-/, '');
  for (const page of classes) {
    const members = page.members.filter((member) => member.anchor === name || member.name === name);
    const events = (page.events ?? []).filter((one) => one.name === event);
    const texts = [...members.map((one) => memberText(one, page)), ...events.map((one) => eventText(one, page))];
    if (texts.length > 0) return texts.join('\n\n');
  }
  return '';
}

/** A name alone: of a member or event in any class. */
function foundAnywhere({ pages, types, library }: ApiModel, name: string): string {
  const [first, ...others] = pages.filter((page) => found([page], name) !== '');
  const also = others.map((page) => `${fullName(page)}#${name}`).join(', ');
  if (first !== undefined) return `${found([first], name)}${also === '' ? '' : `\n\nAlso in: ${also}.`}`;
  const all = pages.flatMap((page) => [page.name, ...page.members.map((one) => one.name)]);
  const near = nearest(name, [...all, ...types.map((one) => one.name)]);
  throw new Refusal(`Nothing in Konva ${library.version} is called ${name.slice(0, 80)}. Nearest: ${near}.`);
}

/**
 * A class, or a member or event of one, its ancestors' included. A name alone is looked for in all classes.
 * @param name `Rect`, `Konva.Rect`, `Rect#fill`, `Rect.fill`, `Konva.Image.fromURL`, `fill`, or a type: `Vector2d`
 */
export function api({ model }: Docs, name: string): string {
  const bare = name
    .trim()
    .replace(/\(\)$/, '')
    .replace(/^Konva\.(?=\w)/, '');
  const [owner = '', member] = bare.split(/[#.]/, 2);
  // The page of the root has the types, too.
  const type = model.types.find((one) => one.name === (owner === 'Konva' ? member : bare));
  if (type !== undefined && !model.pages.some((page) => page.name === bare)) return typeEntryText(type);
  if (member === undefined && !model.pages.some((page) => same(page.name, owner))) return foundAnywhere(model, owner);
  const page = pageNamed(model, owner);
  if (member === undefined || member === 'constructor') return classSummary(page);
  const classes = lineage(model, page);
  const text = found(classes, member);
  if (text !== '') return text;
  const older = classes.flatMap((one) => one.olderNames ?? []).find((one) => one.name === member);
  if (older !== undefined)
    return `\`${member}\` is an older name: write \`${older.instead}\`.\n\n${found(classes, older.instead)}`;
  const names = classes.flatMap((one) => [...one.members, ...(one.events ?? [])].map((each) => each.name));
  throw new Refusal(
    `${fullName(page)} has no member or event ${member.slice(0, 80)}. Nearest: ${nearest(member, names)}.`,
  );
}
