import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { sizeWords, type SiteFacts } from '../write/llms';
import type { WriteReport, WriteSettings } from '../write/site';

export interface PageMarkdownOptions {
  /** Sentences about the site in `llms.txt`, below its tagline. */
  details?: readonly string[];
  /** Sections of `llms.txt` in order, and the tasks for which their lists are read. */
  sections?: SiteFacts['sections'];
  /** Frequent tasks in `llms.txt`, and the path of the page for each. */
  tasks?: SiteFacts['tasks'];
  /** Sections by the start of a page's path. */
  prefixSections?: readonly { prefix: string; section: string }[];
  /** Section of pages without breadcrumbs. */
  otherSection?: string;
  /** Paths (`*` matches anything) that `llms.txt` leaves out because they repeat other pages. Their Markdown is still written. */
  unlisted?: readonly string[];
  /** Paths (`*` matches anything) of pages that are the same in all frameworks. */
  sameInAll?: readonly string[];
  /** Size in bytes of a page in one framework by the start of its path, before the list of its demo's other files. */
  limits?: WriteSettings['limits'];
  /** File in the site directory that caches converted pages between builds. */
  cacheFile?: string;
}

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Writes the built site as Markdown: each page at its path plus `.md`, in one framework each, and the lists `llms*.txt`. The conversion runs in a separate
 * process, because the converters are ES modules and Docusaurus loads plugins as CommonJS.
 */
export default function pageMarkdown(context: LoadContext, options: PageMarkdownOptions = {}): Plugin {
  return {
    name: 'page-markdown',
    async postBuild({ outDir, routesPaths, baseUrl, siteConfig }) {
      const report = await run({
        outDir,
        routes: routesPaths,
        baseUrl,
        site: {
          title: siteConfig.title,
          tagline: siteConfig.tagline,
          details: options.details ?? [],
          url: new URL(baseUrl, siteConfig.url).href,
          sections: options.sections ?? [],
          tasks: options.tasks ?? [],
        },
        prefixSections: options.prefixSections ?? [],
        otherSection: options.otherSection ?? 'Documentation',
        unlisted: options.unlisted ?? [],
        sameInAll: options.sameInAll ?? [],
        limits: options.limits ?? [],
        assetsFolder: 'demo-assets/assets',
        cacheFile: path.resolve(context.siteDir, options.cacheFile ?? '.generated/cache/page-markdown.json'),
      });
      const { pages, listed, overviewBytes, fullBytes } = report;
      console.log(
        `Markdown: ${pages} pages; llms.txt lists ${listed} in ${sizeWords(overviewBytes)}, llms-full.txt has ${sizeWords(fullBytes)}.`,
      );
    },
  };
}

async function run(settings: WriteSettings): Promise<WriteReport> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(here, '../write/cli.ts')], {
    cwd: path.join(here, '..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  child.stdin.end(JSON.stringify(settings));
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  if (code !== 0) throw new Error('Pages could not be written as Markdown. The reason is printed above.');
  return JSON.parse(output) as WriteReport;
}
