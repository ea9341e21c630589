/** A planned page of the site: a row of `config/pages.tsv`. */
export interface WantedPage {
  path: string;
  section: string;
  /** Flavors that its demos should have; empty for pages without a demo. */
  flavours: string[];
}

/** What the content folder has for a page. */
export interface WrittenPage {
  path: string;
  /** Ids of the demos it shows. */
  demos: string[];
}

export interface DemoFacts {
  flavours: string[];
  hasCheck: boolean;
}

export interface SectionRow {
  section: string;
  wanted: number;
  written: number;
  missing: string[];
  demos: number;
  /** Number of demo flavors: a demo in four flavors counts as four. */
  flavours: number;
  checks: number;
}

/**
 * Reads the list of pages.
 *
 * @throws with the number of a line that does not have three columns
 */
export function readWantedPages(text: string): WantedPage[] {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, index) => {
      const [path, section, flavours, ...rest] = line.split('\t');
      if (path === undefined || section === undefined || flavours === undefined || rest.length > 0)
        throw new Error(`config/pages.tsv, line ${index + 2}: write path, section and flavours, with tabs between.`);
      return { path, section, flavours: flavours === '' ? [] : flavours.split(',') };
    });
}

/** One row per section, in the order of the list. Pages outside all sections are not counted. */
export function sectionRows(
  wanted: readonly WantedPage[],
  written: readonly WrittenPage[],
  demos: ReadonlyMap<string, DemoFacts>,
): SectionRow[] {
  const byPath = new Map(written.map((page) => [page.path, page]));
  const rows = new Map<string, SectionRow>();
  for (const { path, section } of wanted) {
    const row = rows.get(section) ?? {
      section,
      wanted: 0,
      written: 0,
      missing: [],
      demos: 0,
      flavours: 0,
      checks: 0,
    };
    rows.set(section, row);
    row.wanted += 1;
    const page = byPath.get(path);
    if (page === undefined) {
      row.missing.push(path);
      continue;
    }
    row.written += 1;
    for (const id of new Set(page.demos)) {
      const demo = demos.get(id);
      if (demo === undefined) continue;
      row.demos += 1;
      row.flavours += demo.flavours.length;
      if (demo.hasCheck) row.checks += 1;
    }
  }
  return [...rows.values()];
}

const HEAD = ['section', 'wanted', 'written', 'demos', 'flavours', 'checks'];

/** The rows as aligned text columns, with a line of totals. */
export function tableText(rows: readonly SectionRow[]): string {
  const cells = rows.map((row) => [row.section, row.wanted, row.written, row.demos, row.flavours, row.checks]);
  const sums = HEAD.slice(1).map((_, column) => cells.reduce((sum, row) => sum + Number(row[column + 1]), 0));
  const lines = [HEAD, ...cells, ['together', ...sums]].map((row) => row.map(String));
  const widths = HEAD.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  return lines
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n');
}
