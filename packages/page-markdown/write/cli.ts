import { text } from 'node:stream/consumers';
import { isWriteSettings } from './settings';
import { writeSite } from './site';

/** Reads `WriteSettings` as JSON from standard input, writes the site as Markdown, and prints a `WriteReport` as JSON. */
const settings: unknown = JSON.parse(await text(process.stdin));
if (!isWriteSettings(settings)) throw new Error('The settings on the standard input are not WriteSettings as JSON.');
console.log(JSON.stringify(writeSite(settings)));
