import fs from 'node:fs';
import { builtPages, type BuiltPage } from './built-pages';
import { readHead, type PageHead } from './page-head';

/** A page of the built site with its HTML, as served. */
export interface ReadPage extends BuiltPage {
  html: string;
  head: PageHead;
}

export interface ReadPages {
  /** Pages that readers see. */
  shown: ReadPage[];
  /** Redirect pages at other URLs. */
  moved: ReadPage[];
}

/** Reads every page of the built site. */
export function readPages(): ReadPages {
  const pages = builtPages().map((page) => {
    const html = fs.readFileSync(page.file, 'utf8');
    return { ...page, html, head: readHead(html) };
  });
  return {
    shown: pages.filter(({ head }) => head.movedTo === undefined),
    moved: pages.filter(({ head }) => head.movedTo !== undefined),
  };
}
