import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rcompare, satisfies } from 'semver';
import { isRecord, isString } from '@site-packages/contracts';
import type { Flavour } from '../model/flavours';
import type { KonvaVersion, KonvaVersions } from '../model/published';
import { bundleKonva, konvaBundle } from './konva-bundle';
import { packageFolder } from './package-folder';

/**
 * Folders of the other versions that the playground offers: the last patch of each of the six minor versions before the installed one,
 * and of each older major version that people still use. Each is a development dependency under this name.
 */
export const OTHER_KONVAS: readonly string[] = [
  'konva-10-8',
  'konva-10-7',
  'konva-10-6',
  'konva-10-5',
  'konva-10-4',
  'konva-10-3',
  'konva-9',
  'konva-8',
  'konva-7',
];

/** The package that binds each framework to Konva. */
const BINDINGS: Readonly<Partial<Record<Flavour, string>>> = {
  react: 'react-konva',
  vue: 'vue-konva',
  svelte: 'svelte-konva',
};

export interface KonvaVersionFiles {
  versions: KonvaVersions;
  /** Content by file name. */
  files: Record<string, string>;
}

interface Manifest {
  version: string;
  peers: Readonly<Record<string, unknown>>;
}

function readManifest(root: string, name: string): Manifest {
  const value: unknown = JSON.parse(readFileSync(path.join(packageFolder(root, name), 'package.json'), 'utf8'));
  if (!isRecord(value) || !isString(value['version'])) throw new Error(`The package ${name} has no version.`);
  const peers = value['peerDependencies'];
  return { version: value['version'], peers: isRecord(peers) ? peers : {} };
}

/** The bindings whose packages do not accept a version of Konva, by flavor, with the range that they ask for. */
export function refusals(
  version: string,
  bindings: Readonly<Partial<Record<Flavour, { name: string; version: string; asks: unknown }>>>,
): KonvaVersion['refusedBy'] {
  return Object.fromEntries(
    Object.entries(bindings).flatMap(([flavour, { name, version: own, asks }]) =>
      isString(asks) && !satisfies(version, asks) ? [[flavour, { name: `${name} ${own}`, asks }]] : [],
    ),
  );
}

/** Bundles the versions of Konva that the playground offers besides the installed one. */
export async function bundleKonvaVersions(root: string, baseUrl: string): Promise<KonvaVersionFiles> {
  const bindings = Object.fromEntries(
    Object.entries(BINDINGS).map(([flavour, name]) => {
      const { version, peers } = readManifest(root, name);
      return [flavour, { name, version, asks: peers['konva'] }];
    }),
  );
  const files: Record<string, string> = {};
  const others: KonvaVersion[] = [];
  for (const folder of OTHER_KONVAS) {
    const file = await bundleKonva(root, folder);
    files[file.fileName] = file.code;
    const { version } = readManifest(root, folder);
    others.push({ version, bundle: konvaBundle(file, baseUrl), refusedBy: refusals(version, bindings) });
  }
  others.sort((one, two) => rcompare(one.version, two.version));
  return { versions: { current: readManifest(root, 'konva').version, others }, files };
}
