import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiModel } from '../model';
import { installedModel } from '../testing';
import { libraryFacts, type LibraryFacts } from './library-facts';
import { scriptUses } from './script-uses';
import { svelteUses } from './svelte-uses';
import type { UseSet } from './use-set';
import { readUses } from './uses';
import { vueUses } from './vue-uses';

let model: ApiModel;
let facts: LibraryFacts;
beforeAll(async () => {
  model = await installedModel();
  facts = libraryFacts(model);
}, 30_000);

const flat = (uses: UseSet) => ({ pages: [...uses.pages].sort(), members: [...uses.members].sort() });

describe('TypeScript', () => {
  const uses = (text: string) => flat(scriptUses(facts, 'index.ts', text).uses);

  test('constructors with their options, calls on known receivers, events', () => {
    expect(
      uses(`import Konva from 'konva';
const rect = new Konva.Rect({ x: 1, cornerRadius: 4, price: 3 });
rect.on('click.menu tap', () => rect.move({ x: 1, y: 1 }).fill('teal').stroke());
rect.setAttrs({ opacity: 1 });`),
    ).toEqual({
      pages: ['Rect'],
      members: [
        'Node.move',
        'Node.on',
        'Node.on:click',
        'Node.on:tap',
        'Node.opacity',
        'Node.setAttrs',
        'Node.x',
        'Rect.cornerRadius',
        'Shape.fill',
        'Shape.stroke',
      ],
    });
  });

  test('statics, namespaces and switches of the root', () => {
    expect(
      uses(
        `Konva.pixelRatio = 1; Konva.Image.fromURL('a', (picture) => picture); rect.filters([Konva.Filters.Blur]); Konva.Util.getRandomColor();`,
      ),
    ).toEqual({
      pages: ['Filters', 'Image', 'Util'],
      members: ['Filters.Blur', 'Image.fromURL', 'Konva.pixelRatio', 'Util.getRandomColor'],
    });
  });

  test('annotations, type arguments and methods that return a known class', () => {
    expect(
      uses(`function f(shape: Konva.Shape | null, ctx: Konva.Context) { shape?.hasFill(); ctx.fillStrokeShape(shape); }
const title = stage.findOne<Konva.Text>('.t'); title?.fontSize(3);
const stage = new Konva.Stage({ container: 'c' }); stage.getLayers();
const line = new Konva.Line({ points }).clone(); line.tension(1);`).members,
    ).toEqual(
      expect.arrayContaining([
        'Shape.hasFill',
        'Context.fillStrokeShape',
        'Text.fontSize',
        'Stage.getLayers',
        'Line.tension',
        'Node.clone',
      ]),
    );
  });

  test('the target of an event is a node in listeners of nodes only', () => {
    const members = scriptUses(
      facts,
      'App.tsx',
      `import { Rect } from 'react-konva';
const moved = (event: Konva.KonvaEventObject<MouseEvent>) => event.target.x();
export default () => <><Rect onDragEnd={(e) => e.target.y()} /><input onChange={(e) => e.target.value} /></>;
const stage = new Konva.Stage({});
stage.on('click', (e) => e.target.opacity());
input.addEventListener('input', (e) => e.target.hue);
bus.on('click', (e) => e.target.red());`,
    ).uses.members;
    expect([...members].filter((name) => name.startsWith('Node.'))).toEqual(
      expect.arrayContaining(['Node.x', 'Node.y', 'Node.opacity', 'Node.on', 'Node.on:click', 'Node.on:dragend']),
    );
    expect([...members].filter((name) => /Node\.(value|hue|red)$/.test(name))).toEqual([]);
  });

  test('ignores words that only look like members', () => {
    expect(uses(`const style = { fill: 'red' }; document.fill(); thing.cornerRadius(4); '.fill()';`)).toEqual({
      pages: [],
      members: [],
    });
  });
});

describe('React', () => {
  test('components with attributes, handlers and references', () => {
    const { uses } = scriptUses(
      facts,
      'App.tsx',
      `import { useRef } from 'react';
import { Stage, Layer, Rect as Box } from 'react-konva';
import type Konva from 'konva';
const shared = { shadowBlur: 4 };
export default function App() {
  const ref = useRef<Konva.Rect>(null);
  ref.current?.cache();
  return <Stage width={1}><Layer><Box ref={ref} {...shared} cornerRadius={3} onDragEnd={(e) => e.target.position()} title="no" /></Layer></Stage>;
}`,
    );
    expect(flat(uses)).toEqual({
      pages: ['Layer', 'Rect', 'Stage'],
      members: [
        'Node.cache',
        'Node.on:dragend',
        'Node.position',
        'Node.width',
        'Rect.cornerRadius',
        'Shape.shadowBlur',
      ],
    });
  });
});

describe('Vue', () => {
  test('tags with config, bound names, events and references', () => {
    const uses = vueUses(
      facts,
      'App.vue',
      `<script setup lang="ts">
import { reactive, ref } from 'vue';
const star = reactive({ numPoints: 5 });
const node = ref<Konva.Star>();
const go = () => node.value?.moveToTop();
</script>
<template>
  <v-stage :config="{ width, height: 3 }"><v-layer>
    <v-star v-for="s in stars" :config="star" @dragmove="go" />
    <v-regular-polygon :config="{ ...star, sides: 3 }" />
    <div class="fill" />
  </v-layer></v-stage>
</template>`,
    );
    expect(flat(uses)).toEqual({
      pages: ['Layer', 'RegularPolygon', 'Star', 'Stage'].sort(),
      members: [
        'Node.height',
        'Node.moveToTop',
        'Node.on:dragmove',
        'Node.width',
        'RegularPolygon.sides',
        'Star.numPoints',
      ],
    });
  });
});

describe('Svelte', () => {
  test('components with attributes, bindings, shorthand and handlers', () => {
    const uses = svelteUses(
      facts,
      'App.svelte',
      `<script lang="ts">
  import { Layer, Ring, Stage } from 'svelte-konva';
  let x = $state(1);
  const style = { strokeWidth: 3 };
</script>
{#if x}<Stage {width}><Layer>{#each a as b}<Ring bind:x innerRadius={2} {...style} ondragend={() => (x = 2)} />{/each}</Layer></Stage>{/if}
<input value="3" />`,
    );
    expect(flat(uses)).toEqual({
      pages: ['Layer', 'Ring', 'Stage'],
      members: ['Node.on:dragend', 'Node.width', 'Node.x', 'Ring.innerRadius', 'Shape.strokeWidth'],
    });
  });
});

describe('the table of uses', () => {
  test('links members to the pages whose demos use them, nearest first', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'uses-'));
    const put = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    };
    put('demos/sandbox/Toy/vanilla/index.ts', 'new Konva.Rect({ cornerRadius: 1 });');
    put('demos/tutorials/a/Other/react/App.tsx', 'new Konva.Rect({ cornerRadius: 1, x: 2, y: 3 });');
    put('demos/tutorials/a/Rect/vue/App.vue', '<template><v-rect :config="{ cornerRadius: 2 }" /></template>');
    put('demos/tutorials/a/Rect/check.ts', 'new Konva.Circle({ radius: 3 });');
    put('content/docs/toy.mdx', '---\ntitle: Toy\nslug: /docs/sandbox/Toy.html\n---\n<Demo id="sandbox/Toy" />\n');
    put(
      'content/docs/other.mdx',
      '---\ntitle: Other\nslug: /docs/a/Other.html\n---\n<Demo id="tutorials/a/Other" />\n',
    );
    put(
      'content/docs/rect.mdx',
      '---\ntitle: \'Draw a rect\'\nslug: /docs/a/Rect.html\n---\n<Demo id="tutorials/a/Rect" />\n',
    );
    const uses = readUses(root, model);
    expect(uses['Rect']?.page.map(({ title }) => title)).toEqual(['Draw a rect', 'Other', 'Toy']);
    expect(uses['Rect']?.members['cornerRadius']?.[0]).toEqual({ title: 'Draw a rect', address: '/docs/a/Rect.html' });
    expect(uses['Circle']).toBeUndefined();
  });

  test('names the file that cannot be parsed', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'uses-'));
    mkdirSync(path.join(root, 'demos/a/svelte'), { recursive: true });
    mkdirSync(path.join(root, 'content'));
    writeFileSync(path.join(root, 'demos/a/svelte/App.svelte'), '{#if');
    writeFileSync(path.join(root, 'content/a.mdx'), '<Demo id="a" />');
    expect(() => readUses(root, model)).toThrow(/a\/svelte\/App\.svelte cannot be parsed: /);
  });
});
