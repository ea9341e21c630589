import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addEventTypes, readBindings } from '../bindings';
import type { ApiModel } from '../model/api';
import { ApiProblems } from '../model/lookup';
import { PAGE_NAMES } from '../model/names';
import { referenceIndex } from '../model/references';
import { minorOf, readHistory, recentVersions } from '../history';
import { buildModel } from '../read/build-model';
import { loadDefaults } from '../read/defaults';
import { findPackage, readLibrary } from '../read/library';
import { supplement } from '../supplement';
import { liveExamples } from '../supplement/live';
import { readDemos } from '../uses/read-demos';
import { readUses } from '../uses/uses';
import { ancestorNames, completionData, inheritedData } from './data-files';
import { checkReferences } from './inline-references';
import { componentLinks, writeBindingTables } from './binding-tables';
import { writeChanges } from './changes';
import { writeComparisons } from './comparisons-page';
import { writeDataPage } from './data-page';
import { writePage } from './page';
import { modelSchema } from './schema';
import { textFiles } from './text-files';

/** Number of segments in an easing's curve. */
const CURVE_STEPS = 40;

/** Result of a run. */
export interface Generated {
  model: ApiModel;
  /** Files whose content changed. */
  written: number;
  /** What a draft marks; otherwise empty. */
  gaps: readonly string[];
}

/**
 * Reads the installed konva and writes pages and data files. Unchanged files are not written, so that a running dev server only reloads
 * what is new.
 *
 * @param root the project's folder
 * @param options.isDraft marks missing texts, and references that lead nowhere, in place of stopping at them
 * @param options.baseUrl base path of the site, with slashes at both ends
 * @throws ApiProblems
 */
export async function generate(root: string, { isDraft = false, baseUrl = '/' } = {}): Promise<Generated> {
  const gaps: string[] = [];
  const library = readLibrary(findPackage('konva', root));
  const defaults = await loadDefaults(library);
  const history = readHistory(library.version);
  const model = buildModel({
    library,
    supplement,
    defaults,
    pageNames: PAGE_NAMES,
    since: history.since,
    ...(isDraft ? { draft: (problems: readonly string[]) => gaps.push(...problems) } : {}),
  });
  const bindings = readBindings(root, model);
  addEventTypes(root, model, bindings);
  const index = { ...referenceIndex(model), ...(isDraft ? { isDraft } : {}) };
  const demos = readDemos(root, model);
  const uses = readUses(root, model, demos);
  const files = new Map<string, string>();
  const put = (file: string, content: string) => files.set(path.join(root, file), content);
  // Docusaurus adds the base path to links in Markdown, but not to ready-made HTML.
  const putPage = (file: string, content: string) =>
    put(file, baseUrl === '/' ? content : content.replaceAll(/(href=\\*"|"address":")\//g, `$1${baseUrl}`));
  const recent = recentVersions(history);
  const context = {
    model,
    index,
    uses,
    components: componentLinks(bindings),
    timing: (name: string) => defaults.timing('Easings', name, CURVE_STEPS),
    versions: { recent, oldest: minorOf(history.compared[0] ?? '') },
  };
  const schema = modelSchema();
  for (const page of model.pages) {
    const live = liveExamples[page.name];
    putPage(`content/api/${page.name}.mdx`, writePage(context, page, live ? { live } : {}));
  }
  for (const name of ancestorNames(model)) {
    const page = model.pages.find((candidate) => candidate.name === name);
    if (page) putPage(`.generated/api/inherited/${name}.json`, JSON.stringify(inheritedData(page, index, recent)));
  }
  putPage('content/api/changes.mdx', writeChanges(model, index, history));
  putPage('content/api/comparisons.mdx', writeComparisons(model, index));
  putPage('content/api/data.mdx', writeDataPage(model, index, schema));
  for (const binding of bindings) {
    putPage(`content/docs/${binding.framework}/_components.mdx`, writeBindingTables(context, binding));
  }
  put('.generated/api/references.json', JSON.stringify(index));
  put('.generated/api/demo-uses.json', JSON.stringify(demos));
  put('.generated/static/api/konva.json', JSON.stringify({ ...model, uses }));
  put('.generated/static/api/konva.schema.json', JSON.stringify(schema));
  for (const [address, text] of textFiles(model)) put(`.generated/static${address}`, text);
  put('.generated/static/api/completion.json', JSON.stringify(completionData(model)));

  removeOthers(path.join(root, 'content/api'), files);
  let written = 0;
  for (const [file, content] of files) if (writeChanged(file, content)) written += 1;

  const problems = checkReferences(index, root, ['content', 'blog']).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  );
  if (isDraft) gaps.push(...problems);
  else if (problems.length > 0) throw new ApiProblems(problems, 'References to the library that lead nowhere:');
  return { model, written, gaps };
}

function writeChanged(file: string, content: string): boolean {
  try {
    if (readFileSync(file, 'utf8') === content) return false;
  } catch {
    // The file does not exist yet.
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return true;
}

/** Pages of classes that Konva no longer has. */
function removeOthers(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (!files.has(file)) rmSync(file, { recursive: true });
  }
}
