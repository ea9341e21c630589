import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPackage, readLibrary } from '../read/library';
import { supplement } from '../supplement';
import { compareVersions } from './compare';
import { publishedVersions, versionsToCompare, withPackages } from './packages';
import { readVersion } from './read-version';

/**
 * `npm run api:history`: fetches the last patch of each minor version, compares them, and writes `history.json`, which is committed. Run it
 * after an update of konva; nothing else needs the network.
 */
const here = path.dirname(fileURLToPath(import.meta.url));
const library = readLibrary(findPackage('konva', here));
const versions = versionsToCompare(publishedVersions(library.name), library.version);
const events = Object.values(supplement.pages).flatMap((page) => (page.events ?? []).map(({ name }) => name));
const history = withPackages(library.name, versions, (folders) => compareVersions(folders.map(readVersion), events));
writeFileSync(path.join(here, 'history.json'), `${JSON.stringify(history, null, 2)}\n`);
const names = Object.keys(history.since).length;
console.log(`${versions.length} versions compared, ${versions.join(', ')}: ${names} names came after the first.`);
