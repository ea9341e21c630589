import { lineage, type ApiPage } from '@site-packages/api-reference/model';
import { Refusal, type Docs } from '../data/docs';
import { nearest } from './nearest';

const namesOf = (pages: readonly ApiPage[]) =>
  pages.flatMap(({ members, events = [] }) => [...members, ...events].map(({ name }) => name));

/** A class in the text of its file: what it is, with a line for each member; then the members, events and types in full. */
function partsOf(docs: Docs, { address }: ApiPage): string[] {
  const [summary = '', full = ''] = docs.file(address.replace(/\.html$/, '.md')).split('\n## Members in full\n');
  return [summary, ...full.split(/^(?=### )/m)].map((part) => part.trim());
}

/** What is called so in the first of some classes that has it. */
function found(docs: Docs, pages: readonly ApiPage[], name: string): string {
  const heading = new RegExp(`^### (?:.*[#. ])?${name.replace(/^(?:event|static)-/, '').replaceAll(/\W/g, '\\$&')}\n`);
  const texts = pages.map((page) => partsOf(docs, page).filter((part) => heading.test(part)));
  return texts.find(({ length }) => length > 0)?.join('\n\n') ?? '';
}

/**
 * A class, or a member or event of one, its ancestors' included. A name alone is looked for in all classes.
 * @param name `Rect`, `Konva.Rect`, `Rect#fill`, `Rect.fill`, `Konva.Image.fromURL`, `fill`, or a type: `Vector2d`
 */
export function api(docs: Docs, name: string): string {
  const { pages, types, library } = docs.model;
  const bare = name.trim().replaceAll(/^Konva\.(?=\w)|\(\)$/g, '');
  const [owner = '', member] = bare.split(/[#.]/, 2);
  const page = pages.find((one) => one.name.toLowerCase() === owner.toLowerCase());
  if (page === undefined) {
    const text = member === undefined ? found(docs, pages, owner) : '';
    const others = pages.filter((one) => namesOf([one]).includes(owner)).slice(1);
    if (text !== '')
      return `${text}${others.length === 0 ? '' : `\n\nAlso in: ${others.map((one) => one.name).join(', ')}.`}`;
    const near = nearest(owner, [...[...pages, ...types].map((one) => one.name), ...namesOf(pages)]);
    throw new Refusal(`Nothing in Konva ${library.version} is called ${owner.slice(0, 80)}. Nearest: ${near}.`);
  }
  if (member === undefined || member === 'constructor') return partsOf(docs, page)[0] ?? '';
  const classes = lineage(docs.model, page);
  const text = found(docs, classes, member);
  if (text !== '') return text;
  const instead = classes.flatMap((one) => one.olderNames ?? []).find((one) => one.name === member)?.instead;
  if (instead !== undefined)
    return `\`${member}\` is an older name: write \`${instead}\`.\n\n${found(docs, classes, instead)}`;
  throw new Refusal(
    `${page.name} has no member or event ${member.slice(0, 80)}. Nearest: ${nearest(member, namesOf(classes))}.`,
  );
}
