import { mkdirSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersion } from '@site-packages/contracts';
import { formatProblems } from '../catalog/problems';
import { placesOf, type PrecompileOptions } from '../precompile/settings';
import { deferredDemos } from './deferred-demos';
import { keepService, keptService, type RunningService } from './service';
import { ServiceClient } from './service-client';

export interface DemoEngineOptions {
  /** Folder with `demos/` and the pages; defaults to the site's folder. */
  root?: string;
  /** Output folder; defaults to `.generated` below the root. */
  outFolder?: string;
  /** Folders of pages, relative to the root. */
  pageFolders?: string[];
}

/**
 * One chunk with everything that a page with a demo needs; Docusaurus would otherwise put it into the chunk of each page. What the
 * player loads on demand is in subfolders.
 */
const PLAYER_CHUNK = {
  demoPlayer: {
    name: 'demo-player',
    chunks: 'async',
    enforce: true,
    minChunks: 2,
    priority: 45,
    test: /[\\/](?:demo-engine[\\/](?:(?:early-start|player)[\\/][^\\/]+|sandbox-host[\\/]event-buffer)\.tsx?|demo-data[\\/]client[\\/]early\.js)$/,
  },
} as const;

/**
 * The demo engine's part in the site's build: compiles the demos, provides the `@demo-data/…` modules to pages, and, in
 * development, watches for changes.
 *
 * `<root>/.generated/static` must be among the site's `staticDirectories`.
 */
export function demoEnginePlugin(context: LoadContext, options: DemoEngineOptions = {}): Plugin {
  const precompile: PrecompileOptions = {
    root: options.root ?? context.siteDir,
    baseUrl: context.baseUrl,
    ...(options.outFolder === undefined ? {} : { outFolder: options.outFolder }),
    ...(options.pageFolders === undefined ? {} : { pageFolders: options.pageFolders }),
  };
  const places = placesOf(precompile);
  // Docusaurus checks which static directories exist, and ignores the others.
  mkdirSync(places.statics, { recursive: true });

  return {
    name: 'demo-engine',
    async loadContent() {
      await ensureStarted(precompile);
      return undefined;
    },
    configureWebpack(config, isServer) {
      return {
        ...(isServer ? {} : deferredDemos(places)),
        ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: PLAYER_CHUNK } } }),
        // The cached pages contain the HTML of their code, which another version of this engine may write differently.
        ...cacheVersion(config.experiments, 'demos', keptService()?.engine),
        resolve: {
          alias: {
            '@demo-data': isServer ? places.server : places.client,
            // The package's main file is for Node and includes every template language.
            '@vue/compiler-sfc$': '@vue/compiler-sfc/dist/compiler-sfc.esm-browser.js',
          },
        },
        // This file has a `require` that it never calls in a browser.
        module: { rules: [{ test: /compiler-sfc\.esm-browser\.js$/, parser: { unknownContextCritical: false } }] },
      };
    },
  };
}

function ensureStarted(options: PrecompileOptions): Promise<void> {
  const kept = keptService();
  if (kept !== undefined && kept.client.isAlive && kept.root === options.root) return kept.started;
  const client = new ServiceClient((note, isProblem) => {
    if (isProblem) console.warn(`\n[demos] ${note}`);
    else console.log(`[demos] ${note}`);
  });
  const service: RunningService = { client, root: options.root, engine: '', started: Promise.resolve() };
  service.started = start(service, options);
  keepService(service);
  return service.started;
}

async function start(service: RunningService, options: PrecompileOptions): Promise<void> {
  const watch = process.env['NODE_ENV'] === 'development';
  const { problems, summary, engine } = await service.client.call('start', options, watch);
  service.engine = engine;
  if (problems.length > 0) throw new Error(formatProblems(problems));
  console.log(`[demos] ${summary}`);
}
