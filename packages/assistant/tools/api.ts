import type { ClassPage, Model } from '../api/model';
import { classSummary, eventText, fullName, memberText, typeEntryText } from '../api/text';
import { Refusal, type Docs } from '../data/docs';
import { nearest } from './nearest';

function pageNamed(model: Model, name: string): ClassPage {
  const bare = name.replace(/^Konva\.(?=\w)/, '');
  const page = model.pages.find((one) => one.name.toLowerCase() === bare.toLowerCase());
  if (page !== undefined) return page;
  const near = nearest(
    bare,
    model.pages.map((one) => one.name),
  );
  throw new Refusal(
    `There is no class ${name.slice(0, 80)} in Konva ${model.library.version}. Nearest: ${near.join(', ')}.`,
  );
}

/** A class, then the classes from which it inherits. */
function lineage(model: Model, page: ClassPage): ClassPage[] {
  const names = page.hierarchy?.ancestors ?? [];
  return [page, ...names.flatMap((name) => model.pages.find((one) => one.name === name) ?? [])];
}

/** Texts of the members and events with this name or anchor, of the first class of the line that has one. */
function found(classes: readonly ClassPage[], name: string): string[] {
  const event = name.replace(/^event-/, '');
  for (const page of classes) {
    const members = page.members.filter((member) => member.anchor === name || member.name === name);
    const events = (page.events ?? []).filter((one) => one.name === event);
    const texts = [...members.map((one) => memberText(one, page)), ...events.map((one) => eventText(one, page))];
    if (texts.length > 0) return texts;
  }
  return [];
}

const isClassMember = (model: Model, name: string) => model.pages.some((page) => page.name === name);

/**
 * A class, or a member or event of one, its ancestors' included. A name alone is looked for in all classes.
 * @param name `Rect`, `Konva.Rect`, `Rect#fill`, `Rect.fill`, `Konva.Image.fromURL`, `fill`, or a type: `Vector2d`
 */
export function api(docs: Docs, name: string): string {
  const { model } = docs;
  const trimmed = name
    .trim()
    .replace(/\(\)$/, '')
    .replace(/^Konva\.(?=\w)/, '');
  const [owner = '', member] = trimmed.split(/[#.]/, 2);
  const isClass = model.pages.some((page) => page.name.toLowerCase() === owner.toLowerCase());
  // The page of the root has the types, too.
  const type = model.types.find(({ name: each }) => each === (owner === 'Konva' ? (member ?? '') : trimmed));
  if (type !== undefined && !isClassMember(model, trimmed)) return typeEntryText(type);
  if (member === undefined && isClass) return classSummary(pageNamed(model, owner));
  if (member === undefined) {
    const root = model.pages.filter((page) => found([page], owner).length > 0);
    if (root.length > 0) {
      const [first, ...rest] = root;
      const also =
        rest.length === 0 ? '' : `\n\nAlso in: ${rest.map((page) => `${fullName(page)}#${owner}`).join(', ')}.`;
      return `${first === undefined ? '' : found([first], owner).join('\n\n')}${also}`;
    }
    const all = model.pages
      .flatMap((page) => [page.name, ...page.members.map((one) => one.name)])
      .concat(model.types.map((one) => one.name));
    throw new Refusal(
      `Nothing in Konva ${model.library.version} is called ${owner.slice(0, 80)}. Nearest: ${nearest(owner, all).join(', ')}.`,
    );
  }
  if (member === 'constructor') return classSummary(pageNamed(model, owner));
  const page = pageNamed(model, owner);
  const classes = lineage(model, page);
  const texts = found(classes, member);
  if (texts.length > 0) return texts.join('\n\n');
  const older = classes.flatMap((one) => one.olderNames ?? []).find((one) => one.name === member);
  if (older !== undefined)
    return `\`${member}\` is an older name: write \`${older.instead}\`.\n\n${found(classes, older.instead).join('\n\n')}`;
  const names = classes.flatMap((one) => [...one.members, ...(one.events ?? [])].map((each) => each.name));
  throw new Refusal(
    `${fullName(page)} has no member or event ${member.slice(0, 80)}. Nearest: ${nearest(member, names).join(', ')}.`,
  );
}
