import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { makeProject, writeFiles } from './make-project';
import type { SsrProject } from './model';
import { filesOfPage, mistakesOf } from './page-files';
import { type Runner, runToEnd, type Server, startServer } from './serve';
import { visitFailure, visitRoute, type Weight } from './visit';

/** Tolerance for a page's table, in kilobytes: compression differs slightly between versions of Node.js. */
const SIZE_TOLERANCE = 3;

/** External requirements of a project's run. */
export interface Means {
  root: string;
  browser: Browser;
  node: string;
  print: (line: string) => void;
}

function install(folder: string): void {
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci failed:\n${stdout}${stderr}`);
}

async function withServer<T>(server: Server, visit: (server: Server) => Promise<T>): Promise<T> {
  try {
    return await visit(server);
  } finally {
    await server.stop();
  }
}

/** Visits all routes; the server must not print errors for any of them. */
async function visitRoutes({ browser, print }: Means, project: SsrProject, server: Server): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const route of project.routes) {
    const weight = await visitRoute(browser, server, route);
    print(
      `  ${route.path}: 200, drawn; scripts ${weight.first.toFixed(0)} kB in the HTML, ${weight.all.toFixed(0)} kB when drawn`,
    );
    weights.push(weight);
  }
  const complaint = server
    .output()
    .split('\n')
    .find((line) => /error|warn|⨯/i.test(line));
  if (complaint !== undefined) throw new Error(`The server printed an error or a warning:\n${server.output()}`);
  return weights;
}

/** Compares measured sizes with the page's table, whose rows are \`/path\` | kB in the HTML | kB when drawn. */
function checkSizes({ page }: SsrProject, root: string, weights: readonly Weight[]): void {
  const rows = [...readFileSync(path.join(root, page), 'utf8').matchAll(/^\| `(\/\w*)` \| (\d+) kB \| (\d+) kB \|$/gm)];
  if (rows.length === 0) throw new Error(`${page} has no table of sizes. Add rows like "| \`/\` | 72 kB | 73 kB |".`);
  for (const [row, address, first, all] of rows) {
    const measured = weights.find(({ path: route }) => route === address);
    const isRight =
      measured !== undefined &&
      Math.abs(measured.first - Number(first)) <= SIZE_TOLERANCE &&
      Math.abs(measured.all - Number(all)) <= SIZE_TOLERANCE;
    if (isRight) continue;
    const now =
      measured === undefined ? 'no such route' : `${measured.first.toFixed(0)} kB and ${measured.all.toFixed(0)} kB`;
    throw new Error(`${page} says "${row}", but measured now: ${now}. Correct the row.`);
  }
}

async function visitFailures({ browser, print }: Means, project: SsrProject, server: Server): Promise<void> {
  for (const failure of project.failures) {
    await visitFailure(browser, server, failure);
    print(`  ${failure.path}: ${failure.status}, "${failure.says}"`);
  }
}

/**
 * Creates a project from its page's code, installs, builds and serves it, and opens its routes and its mistakes in a browser.
 *
 * @throws at the first difference from the page
 */
export async function prove(project: SsrProject, means: Means): Promise<void> {
  const { root, node, print } = means;
  const files = filesOfPage(project, root);
  const mistakes = mistakesOf(project, files);
  const folder = makeProject(project, root, files);
  const runner: Runner = { folder, node };
  try {
    print(`${project.name}: npm ci`);
    install(folder);
    print(`${project.name}: build`);
    await runToEnd(runner, project.build);
    const weights = await withServer(await startServer(runner, project.serve), (server) =>
      visitRoutes(means, project, server),
    );
    print(`${project.name}: mistakes`);
    writeFiles(folder, mistakes);
    if (project.buildMistakes) await runToEnd(runner, project.buildMistakes);
    await withServer(await startServer(runner, project.serveMistakes), (server) =>
      visitFailures(means, project, server),
    );
    checkSizes(project, root, weights);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
