/** A line of the specification, from `e2e/specification.md`. */
export interface SpecificationLine {
  /** Section, subject and number: `2.routing.1`, `9.4`. */
  id: string;
  line: string;
  /** Files of the project or of an installed package that implement it. */
  files: string[];
  /** Its tests: the file, from the project's root, and the title with its groups. */
  tests: { file: string; title: string }[];
}

const ID = /^\d+(?:\.[a-z]+)?\.\d+$/;

/** Texts in backticks, in order. */
function quoted(cell: string): string[] {
  return [...cell.matchAll(/(`+)(.+?)\1/g)].map(([, , text = '']) => text.trim());
}

/** The cells of a table's row; a bar in a cell is written `\|`. */
function cells(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** A test file's path from the root. A bare name means a file in `e2e/`. */
function testFile(name: string): string {
  return name.includes('/') ? name : `e2e/${name}`;
}

/**
 * Reads the tables: `| id | line | where | proven by |`, with files and `file > title` in backticks.
 *
 * @throws when a row of a table cannot be parsed
 */
export function readSpecificationTable(markdown: string): SpecificationLine[] {
  return markdown.split('\n').flatMap((row, at) => {
    if (!row.startsWith('|') || /^\|[\s:|-]+$/.test(row)) return [];
    const [id = '', line = '', where = '', tests = '', ...more] = cells(row);
    if (id === 'Id') return [];
    const place = `e2e/specification.md, line ${at + 1}`;
    if (!ID.test(id)) throw new Error(`${place}: "${id}" is not an id. Write section, subject and number: 2.routing.1`);
    if (more.length > 0 || line === '') throw new Error(`${place}: write four cells: id, line, where, proven by.`);
    return [
      {
        id,
        line,
        files: quoted(where).filter((text) => /^(?:@?[\w.-]+\/|[\w.-]+\.ts$)/.test(text)),
        tests: quoted(tests).map((text) => {
          const [file = '', ...title] = text.split(' > ');
          if (title.length === 0)
            throw new Error(`${place}: \`${text}\` does not name a test. Write \`file.spec.ts > title\`.`);
          return { file: testFile(file), title: title.join(' > ') };
        }),
      },
    ];
  });
}
