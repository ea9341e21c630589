import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyFiles, removeCopy } from '../testing/project-copy';
import { newestOfAll } from './support/newest-version';
import { runCommand } from './support/run-command';

const HELP = `Tries a coming version of a framework in a copy of the project, and prints which steps fail. The copy is removed at the end.

npm run try:docusaurus -- canary     the newest canary that all of Docusaurus's packages have
npm run try:versions -- react canary
npm run try:versions -- vue 3.6.0-rc.9
  --keep  leaves the copy, and prints its folder

Families are docusaurus, react, vue, svelte and vite. In place of a version, write the word in its name: canary, rc, beta or next.
`;

/** Packages that must have the same version, by the name of their family. */
const FAMILIES: Readonly<Record<string, (name: string) => boolean>> = {
  docusaurus: (name) => name.startsWith('@docusaurus/'),
  react: (name) => name === 'react' || name === 'react-dom',
  vue: (name) => name === 'vue' || name === '@vue/compiler-sfc',
  svelte: (name) => name === 'svelte',
  vite: (name) => name === 'vite',
};

/** What is tried, in this order. `PLAIN_SITE` leaves out the packages that only make pages fast. */
const STEPS: readonly { name: string; args: readonly string[]; env: Record<string, string> }[] = [
  { name: 'types', args: ['run', 'typecheck:site'], env: {} },
  { name: 'build without the speed packages', args: ['run', 'build'], env: { PLAIN_SITE: '1' } },
  { name: 'build', args: ['run', 'build'], env: {} },
  { name: 'built files', args: ['run', 'test:built'], env: {} },
  { name: 'unit tests', args: ['run', 'test:unit'], env: {} },
];
/** Of what a failed step printed, the report has the end. */
const MAX_OUTPUT = 3000;

/** Published versions with the time of their publishing, oldest first. */
function publishedVersions(name: string): string[] {
  const { stdout } = spawnSync('npm', ['view', name, 'time', '--json'], { encoding: 'utf8', maxBuffer: 1e8 });
  const times: Record<string, string> = JSON.parse(stdout);
  return Object.keys(times)
    .filter((version) => /^\d/.test(version))
    .sort((a, b) => (times[a] ?? '').localeCompare(times[b] ?? ''));
}

/** Writes the version into the copy's `package.json`, wherever the family is named. @returns the packages */
function setVersion(copy: string, names: readonly string[], version: string): void {
  const file = path.join(copy, 'package.json');
  const manifest = readFileSync(file, 'utf8');
  const lines = manifest.split('\n').map((line) => {
    const name = /^\s*"([^"]+)": "[\^~]?\d/.exec(line)?.[1];
    return name !== undefined && names.includes(name) ? line.replace(/: "[^"]+"/, `: "${version}"`) : line;
  });
  writeFileSync(file, lines.join('\n'));
}

async function runStep(
  copy: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string | undefined> {
  const printed: string[] = [];
  const code = await runCommand('npm', args, env, (text) => printed.push(text), copy);
  return code === 0 ? undefined : printed.join('').slice(-MAX_OUTPUT);
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const [family = '', wanted] = words.filter((word) => !word.startsWith('--'));
  const belongs = FAMILIES[family];
  if (belongs === undefined || wanted === undefined) {
    console.log(HELP);
    process.exitCode = words.includes('--help') ? 0 : 1;
    return;
  }
  const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8'),
  );
  const names = Object.keys({ ...manifest.devDependencies, ...manifest.dependencies }).filter(belongs);
  const version = newestOfAll(names.map(publishedVersions), wanted);
  if (version === undefined) {
    console.error(`No version of ${names.join(', ')} is or contains "${wanted}" in all of them.`);
    process.exitCode = 1;
    return;
  }
  const copy = copyFiles();
  console.log(`${family} ${version}, Node ${process.versions.node}`);
  setVersion(copy, names, version);
  const steps = [{ name: 'install', args: ['install', '--no-audit', '--no-fund'], env: {} }, ...STEPS];
  for (const { name, args, env } of steps) {
    const failure = await runStep(copy, args, env);
    console.log(failure === undefined ? `${name}: passed` : `${name}: FAILED\n${failure}\n`);
    if (failure === undefined) continue;
    process.exitCode = 1;
    if (name === 'install') break;
  }
  if (words.includes('--keep')) console.log(`The copy is in ${copy}.`);
  else await removeCopy(copy);
}

await main();
