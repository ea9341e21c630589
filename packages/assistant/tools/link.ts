import { ENTRY_FILES, toShareFragment } from '@site-packages/demo-engine/programs';
import { Refusal } from '../data/docs';
import { programOf, type ProgramInput } from './check';

/** The path of the playground with a program: what follows the site's host. @throws Refusal when it is too long for a link */
export function link(input: ProgramInput, site = ''): string {
  const { flavour, files: sent } = programOf(input);
  const entry = ENTRY_FILES[flavour];
  const files = sent.length === 1 ? sent.map(({ text }) => ({ path: entry, text })) : sent;
  if (!files.some(({ path }) => path === entry))
    throw new Refusal(`The playground starts at ${entry}: name the file so, or send the text as code.`);
  const shared = toShareFragment({ flavour, title: 'Program', files });
  if (!shared.ok) throw new Refusal(shared.message);
  return `${site.replace(/\/$/, '')}/play#${shared.fragment}`;
}
