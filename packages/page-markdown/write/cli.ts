import { text } from 'node:stream/consumers';
import { type WriteSettings, writeSite } from './site';

/** Reads `WriteSettings` as JSON from standard input, writes the site as Markdown, and prints a `WriteReport` as JSON. */
const settings = JSON.parse(await text(process.stdin)) as WriteSettings;
console.log(JSON.stringify(writeSite(settings)));
