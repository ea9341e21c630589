import { brotliCompressSync } from 'node:zlib';
import { compile, run } from '@mdx-js/mdx';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { InheritedEvents, InheritedMembers, InheritedOptions } from '../components/Inherited';
import type { ApiModel, ApiPage } from '../model/api';
import { inheritedEvents, inheritedMembers, lineage, pageOf } from '../model/lookup';
import { referenceIndex } from '../model/references';
import { inheritedData } from './data-files';
import { writePage } from './page';
import type { WriteContext } from './parts';

/** Bytes of a page's own content: its HTML and its script, plain and compressed. */
export interface PageWeight {
  html: number;
  script: number;
  htmlBrotli: number;
  scriptBrotli: number;
}

/**
 * Weighs a page as it is, and the same page with every inherited member, option and event repeated in full. The site's frame (menus,
 * footer) is the same for both and left out; data files that all pages share count in full.
 */
export async function weighPage(model: ApiModel, name: string): Promise<{ written: PageWeight; repeated: PageWeight }> {
  const index = referenceIndex(model);
  const context: WriteContext = { model, index, uses: {}, timing: () => [] };
  const page = pageOf(model, name);
  const ancestors = lineage(model, page).slice(1);
  const data = ancestors.map(
    (owner) => `export const inherited${owner.name} = ${JSON.stringify(inheritedData(owner, index))};`,
  );
  const body = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^import .*$/gm, '');
  return {
    written: await weigh(`${data.join('\n')}\n\n${body(writePage(context, page))}`),
    repeated: await weigh(body(writePage(context, repeated(model, page)))),
  };
}

/** The page as if its class declared everything that it inherits. */
function repeated(model: ApiModel, page: ApiPage): ApiPage {
  const groups = page.construct?.optionGroups ?? [];
  return {
    ...page,
    members: [...page.members, ...inheritedMembers(model, page).flatMap(({ items }) => items)],
    events: [...(page.events ?? []), ...inheritedEvents(model, page).flatMap(({ items }) => items)],
    hierarchy: { abstract: false, ancestors: [], subclasses: [] },
    construct: {
      parameters: page.construct?.parameters ?? [],
      optionGroups: [{ owner: page.name, config: '', options: groups.flatMap((group) => group.options) }],
    },
  };
}

async function weigh(mdx: string): Promise<PageWeight> {
  const script = String(await compile(mdx, { outputFormat: 'function-body', remarkPlugins: [remarkGfm] }));
  const module = await run(script, { ...runtime, baseUrl: import.meta.url });
  const ApiPage: ComponentType<{ children?: React.ReactNode }> = ({ children }) =>
    createElement('div', { className: 'kd-api' }, children);
  const html = renderToStaticMarkup(
    createElement(module.default, { components: { ApiPage, InheritedEvents, InheritedMembers, InheritedOptions } }),
  );
  const compressed = (text: string) => brotliCompressSync(text).length;
  return { html: html.length, script: script.length, htmlBrotli: compressed(html), scriptBrotli: compressed(script) };
}
