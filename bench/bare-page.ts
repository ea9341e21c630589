import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PLACED_EVENT } from '../packages/demo-engine/early-start/shared-runtime';
import type { Flavour } from '../packages/demo-engine/model/flavours';
import { DEMO } from './bench-page';

/** Path of the page for a flavor. */
export const barePath = (flavour: Flavour): string => `/${flavour}.html`;

function found(html: string, pattern: RegExp): string {
  const [, part] = pattern.exec(html) ?? [];
  if (part === undefined)
    throw new Error(`${DEMO.page} of the build has nothing like ${String(pattern)}; build the site.`);
  return part;
}

/**
 * Writes pages with the demo and nothing else: no text, styles or scripts of the site. They show what the engine alone takes on this
 * machine at the moment; the rest of a real page's time is the page's own.
 *
 * @param root folder of the built site
 * @returns a folder to serve, which the caller has to remove
 */
export function writeBarePages(root: string, flavours: readonly Flavour[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-bare-'));
  fs.symlinkSync(path.resolve(root, 'demo-assets'), path.join(folder, 'demo-assets'));
  const html = fs.readFileSync(path.join(root, DEMO.page), 'utf8');
  const start = found(html, /data-start=('[^']*'|"[^"]*")/);
  const ask = found(html, /data-start=(?:'[^']*'|"[^"]*")[^>]*>(<script>.*?<\/script>)/s);
  const place = found(html, new RegExp(`(<script>(?:(?!</script>).)*["'\`]${PLACED_EVENT}["'\`].*?</script>)`, 's'));
  for (const flavour of flavours) {
    const page = `<!doctype html><html data-flavour="${flavour}"><head><meta charset="utf-8"><title>Demo</title></head>
<body><section data-demo="${DEMO.id}" data-start=${start}>${ask}<div class="kd-frames" style="position:relative;height:220px"></div>
${place}</section></body></html>`;
    fs.writeFileSync(path.join(folder, barePath(flavour)), page);
  }
  return folder;
}
