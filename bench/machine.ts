import { PLAIN_BUILD } from './anchors';
import { buildPlain } from './plain-site';
import type { Row } from './stats';

const PAGES = 50;
const PAGES_A_SECTION = 14;
const SECTIONS_A_PAGE = 6;
const WORDS =
  'layer stage shape canvas draw event handler pointer node group image text path filter cache transform anchor bounds ratio color';

/** Text with a number of words; always the same for the same place. */
function sentence(place: number, words: number): string {
  const all = WORDS.split(' ');
  return `${Array.from({ length: words }, (_, index) => all[(place * 7 + index * index) % all.length]).join(' ')}.`;
}

/** A page like those with which the anchors were measured: about 920 words, three code blocks, a table, five links. */
function page(index: number): string {
  const sections = Array.from({ length: SECTIONS_A_PAGE }, (_, section) => {
    const place = index * SECTIONS_A_PAGE + section;
    const code = Array.from(
      { length: 32 },
      (_line, line) => `const n${line} = new Konva.Rect({ x: ${line * place} });`,
    );
    return [
      `## ${sentence(place, 4)}`,
      sentence(place, 50),
      sentence(place + 1, 95),
      ...(section % 2 === 0 ? [`\`\`\`js\n${code.join('\n')}\n\`\`\``] : []),
    ].join('\n\n');
  });
  const rows = Array.from({ length: 8 }, (_, row) => `| ${sentence(row, 3)} | ${sentence(row + 2, 6)} |`);
  const links = Array.from({ length: 5 }, (_, link) => {
    const other = (index + link * 11) % PAGES;
    return `- [${sentence(link, 3)}](../s${Math.floor(other / PAGES_A_SECTION)}/p${other}.md)`;
  });
  return [`# Page ${index}`, ...sections, ['| a | b |', '| - | - |', ...rows].join('\n'), links.join('\n')].join(
    '\n\n',
  );
}

/**
 * How fast this machine is, compared to the one on which the anchors were measured: plain Docusaurus builds 50 pages of the same kind,
 * without anything of this project. Read the times on this machine with this ratio in mind.
 */
export function machineSpeed(): Row[] {
  const documents = Object.fromEntries(
    Array.from({ length: PAGES }, (_, index) => [`s${Math.floor(index / PAGES_A_SECTION)}/p${index}.md`, page(index)]),
  );
  const start = performance.now();
  buildPlain('machine', documents);
  return [
    {
      section: 'machine',
      name: `plain Docusaurus, ${PAGES} pages, cold build`,
      value: (performance.now() - start) / 1000,
      unit: 's',
      anchor: { value: PLAIN_BUILD, source: "the anchors' machine" },
    },
  ];
}
