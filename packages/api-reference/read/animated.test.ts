import path from 'node:path';
import { chromium } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { pageOf, type ApiMember, type ApiModel } from '../model';
import { installedLibrary, installedModel } from '../testing';
import { animatedAttributes } from './animated';
import { plainType } from './type-text';

let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
}, 60_000);

/** The kind of an attribute's values, which selects the start and end values. */
function typeOf({ name, type }: ApiMember): string {
  if (name.endsWith('ColorStops')) return 'stops';
  // Whole numbers from 0 to 255.
  return ['red', 'green', 'blue'].includes(name) ? 'channel' : plainType(type);
}

test('a tween changes each listed attribute, also at its end', async () => {
  const wanted = animatedAttributes(model).flatMap(({ page, members }) =>
    members.map((member) => ({
      // An abstract class has no instances.
      page: { Node: 'Rect', Container: 'Group' }[page.name] ?? page.name,
      name: member.name,
      type: typeOf(member),
    })),
  );
  expect(wanted.length).toBeGreaterThan(120);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.setContent('<div id="container"></div>');
    await page.addScriptTag({ path: path.join(installedLibrary().root, 'konva.js') });
    const problems = await page.evaluate((all) => {
      type Node = { getAttr: (name: string) => unknown };
      type Root = Record<
        string,
        new (options: object) => Node & { add: (node: unknown) => void; seek: (t: number) => void; finish: () => void }
      >;
      const library: unknown = Reflect.get(window, 'Konva');
      const Konva = library as Root;
      const make = (name: string, options: object) => {
        const Class = Konva[name];
        if (!Class) throw new Error(`no ${name}`);
        return new Class(options);
      };
      const stage = make('Stage', { container: 'container', width: 100, height: 100 });
      const layer = make('Layer', {});
      stage.add(layer);
      const values: Record<string, [unknown, unknown]> = {
        number: [0.25, 0.75],
        channel: [64, 192],
        Vector2d: [
          { x: 0.25, y: 0.25 },
          { x: 0.75, y: 0.75 },
        ],
        IRect: [
          { x: 1, y: 1, width: 1, height: 1 },
          { x: 2, y: 2, width: 2, height: 2 },
        ],
        stops: [
          [0, '#000000', 1, '#ffffff'],
          [0, '#ffffff', 1, '#000000'],
        ],
        'number[]': [
          [1, 2],
          [3, 4],
        ],
        'number | number[]': [1, 3],
        LinePoints: [
          [0, 0, 1, 1],
          [0, 0, 3, 3],
        ],
      };
      const failed: string[] = [];
      for (const { page: name, name: attribute, type } of all) {
        const [from, to] = values[type] ?? ['#000000', '#ffffff'];
        const node = make(name, {
          data: 'M0 0L9 9',
          text: 'a',
          ...(name === 'Stage' ? { container: 'container' } : {}),
          [attribute]: from,
        });
        if (name === 'Layer') stage.add(node);
        else if (name !== 'Stage') layer.add(node);
        const tween = make('Tween', { node, duration: 1, [attribute]: to });
        const start = JSON.stringify(node.getAttr(attribute));
        tween.seek(0.5);
        const middle = JSON.stringify(node.getAttr(attribute));
        tween.finish();
        const end = JSON.stringify(node.getAttr(attribute));
        if (start === middle || middle === end || /null|NaN/.test(middle + end))
          failed.push(`${name}.${attribute}: ${start} ${middle} ${end}`);
      }
      return failed;
    }, wanted);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
}, 60_000);

test('points without part attributes, whole numbers and texts are not listed', () => {
  const names = animatedAttributes(model).flatMap(({ page, members }) =>
    members.map(({ name }) => `${page.name}.${name}`),
  );
  for (const not of [
    'Node.position',
    'Node.size',
    'Node.absolutePosition',
    'Node.zIndex',
    'Text.text',
    'Node.visible',
  ]) {
    expect(names).not.toContain(not);
  }
  expect(pageOf(model, 'Tween').description).toContain('`position`');
});
