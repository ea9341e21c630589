import type { CompileClient } from '../compile-worker';
import { fitProject, type FittedProject } from './fit-project';
import { withoutSurroundings } from '../compile/pasted/copied-text';
import { pageParts } from '../compile/pasted/page-parts';
import { severalFiles } from '../compile/pasted/several-files';
import { assetName } from '../compile/specifiers';
import { ENTRY_FILES } from '../model';
import { isAssetPath } from './assets';
import type { ProgramFitting } from '../model/program-fitting';
import type { PlaygroundProject } from './project';
import { splitOffer } from './split-offer';

/** What compiles a program; the browser's own by default. */
type Compiler = Pick<CompileClient, 'compile' | 'dispose'>;

async function openCompiler(): Promise<Compiler> {
  const { CompileClient } = await import('../compile-worker');
  return new CompileClient();
}

/** A whole page that was pasted, also into a framework's entry, as a vanilla project without what was copied along with it. */
function asPage(project: PlaygroundProject): PlaygroundProject {
  const entry = ENTRY_FILES[project.flavour];
  const { text } = withoutSurroundings(project.files.find(({ path }) => path === entry)?.text ?? '');
  if (project.flavour !== 'vanilla' && !/^(?:\s|<!--[^]*?-->)*<(?:!doctype\s+html|html[\s>])/i.test(text))
    return project;
  const files = project.files.map((file) => (file.path === entry ? { path: ENTRY_FILES.vanilla, text } : file));
  return { ...project, flavour: 'vanilla', files };
}

/** A project whose entry has several files in it, with each in a file of its own. */
function withoutParts(project: PlaygroundProject): PlaygroundProject | undefined {
  const { flavour, files } = project;
  const { text } = withoutSurroundings(files.find(({ path }) => path === ENTRY_FILES[flavour])?.text ?? '');
  const parts = severalFiles(text, flavour, false);
  const names = new Set(parts?.map(({ path }) => path));
  return parts && { ...project, files: [...parts, ...files.filter(({ path }) => !names.has(path))] };
}

/** A split page, with its templates for Vue, which the playground compiles and a project reads from the markup. */
function withTemplates(fitted: FittedProject, page: PlaygroundProject): FittedProject {
  const whole = page.files.find(({ path }) => path === ENTRY_FILES.vanilla)?.text ?? '';
  const scripts = Object.entries(pageParts(whole).templates).map(
    ([id, template]) => `<script type="text/x-template" id="${id}">${template}</script>\n`,
  );
  const files = fitted.project.files.map((file) =>
    file.path === 'index.html' ? { ...file, text: file.text + scripts.join('') } : file,
  );
  const added = ['The page is split into files', ...fitted.added];
  return { ...fitted, project: { ...fitted.project, files }, added };
}

/**
 * Writes into a reader's project what the playground adds when it runs it: imports, the mount, elements, file names.
 *
 * @param assets names of assets besides the project's own
 * @returns undefined for a program that does not compile: it stays as it is
 */
export async function fitWritten(
  project: PlaygroundProject,
  assets: readonly string[],
  open: () => Promise<Compiler> = openCompiler,
): Promise<FittedProject | undefined> {
  const compiler = await open();
  const fittingOf = async ({ flavour, files }: PlaygroundProject): Promise<ProgramFitting | undefined> => {
    const own = files.filter(({ path }) => isAssetPath(path)).map(({ path }) => assetName(path));
    const code = files.filter(({ path }) => !isAssetPath(path));
    const result = await compiler.compile({ flavour, files: code, assets: [...assets, ...own] });
    return result?.ok === true ? result.fitting : undefined;
  };
  try {
    const fitting = await fittingOf(project);
    if (fitting === undefined) return undefined;
    const whole = withoutParts(project);
    if (whole !== undefined) {
      const fitted = await fitWritten(whole, assets, open);
      return fitted && { ...fitted, added: ['The text is split into files', ...fitted.added] };
    }
    const page = asPage(project);
    // A component may look like a part of a page.
    const parts = fitting.kind === 'script' ? splitOffer(page) : undefined;
    if (parts === undefined) return fitProject(project, fitting);
    const split = { ...page, files: parts };
    const ofParts = await fittingOf(split);
    return ofParts === undefined ? undefined : withTemplates(fitProject(split, ofParts), page);
  } finally {
    compiler.dispose();
  }
}
