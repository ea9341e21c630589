import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as canvas from './canvas';
import * as containers from './containers';
import { textsFile } from './files';
import * as filters from './filters';
import { supplement } from './index';
import * as konva from './konva';
import * as motion from './motion';
import * as node from './node';
import * as shape from './shape';
import * as shapes from './shapes';
import * as texts from './texts';
import * as transformer from './transformer';
import * as util from './util';

const modules = { canvas, containers, filters, konva, motion, node, shape, shapes, texts, transformer, util };
const exported = new Map(
  Object.entries(modules).map(([name, module]) => [`supplement/${name}.ts`, new Set<unknown>(Object.values(module))]),
);

describe('textsFile', () => {
  it('names the file that exports the texts of each page', () => {
    const wrong = Object.entries(supplement.pages).filter(
      ([page, text]) => exported.get(textsFile(page))?.has(text) !== true,
    );
    expect(wrong.map(([page]) => `${page}: ${textsFile(page)}`)).toEqual([]);
  });

  it('names the code that writes the pages without texts', () => {
    for (const page of ['changes', 'comparisons', 'data'])
      expect(existsSync(path.join(import.meta.dirname, '..', textsFile(page))), page).toBe(true);
  });
});
