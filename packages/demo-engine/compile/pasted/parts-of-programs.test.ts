import { describe, expect, it } from 'vitest';
import { ENTRY_FILES, type Flavour } from '../../model/flavours';
import { compile } from '../compile';

async function told(flavour: Flavour, text: string): Promise<string> {
  const files = [{ path: ENTRY_FILES[flavour], text }];
  const result = await compile({ flavour, files, assets: new Set(), isPasted: true });
  const all = result.ok ? result.warnings : result.problems;
  return all.map(({ message }) => message).join('\n');
}

describe('what is a part of a program, or none', () => {
  it.each<[string, Flavour, string, string]>([
    ['a method', 'vanilla', 'private draw(): void {\n  this.layer.draw();\n}', 'the inside of a class'],
    [
      'methods after a comment',
      'vanilla',
      '// of the editor\nrender() {\n  return 1;\n}\nstop() {}',
      'the inside of a class',
    ],
    ['options', 'vanilla', "x: 20,\ny: 20,\nfill: 'red',", 'the inside of an object'],
    ['a manifest', 'vanilla', '{ "name": "bug", "dependencies": { "konva": "9" } }', 'a package.json'],
    ['a saved stage', 'vanilla', '{ "attrs": {}, "className": "Stage" }', 'Konva.Node.create('],
    [
      'an error’s message',
      'vanilla',
      'Uncaught TypeError: no\n    at Stage.add (Stage.js:1:2)',
      'the message of an error',
    ],
    ['a template of a server', 'vanilla', 'var data = {{ data|tojson }};', 'places that a server fills in'],
    ['data', 'vanilla', '{ "x": 1 }', 'Add it as a file, data.json'],
    ['a minus sign', 'vanilla', 'const x = 100 − 20;', 'Write a hyphen'],
    [
      'RequireJS',
      'vanilla',
      "require(['konva', 'jquery'], function (Konva, $) {\n  go();\n});",
      'import Konva from "konva"; import $ from "jquery"',
    ],
    ['a module of RequireJS', 'vanilla', "define('board', ['konva'], (Konva) => ({}));", 'import Konva from "konva"'],
    ['tests', 'vanilla', "import { it } from 'vitest';\nit('draws', () => {});", 'nothing runs tests here'],
    ['a server’s backend', 'vanilla', "import 'konva/canvas-backend';", 'It draws in Node.js'],
    [
      'Nuxt',
      'vue',
      '<script setup>\nconst { data } = useFetch("/a");\n</script>\n<template><p>{{ data }}</p></template>',
      'is a function of Nuxt',
    ],
    [
      'Vue 2',
      'vue',
      '<template><p /></template>\n<script>\nimport Vue from "vue";\nVue.use(VueKonva);\nexport default {};\n</script>',
      'delete this line',
    ],
    [
      'a list without return',
      'react',
      'export default () => [1].map((one) => { <p key={one} /> });',
      'Write return before it',
    ],
    ['no stage', 'vanilla', "layer.add(new Konva.Rect({ fill: 'red' }));", 'declares no stage or layer'],
  ])('%s', async (_, flavour, text, says) => expect(await told(flavour, text)).toContain(says));

  it.each<[string, Flavour, string]>([
    [
      'a wrapper for all loaders',
      'vanilla',
      "(function (root, factory) { if (typeof define === 'function' && define.amd) define(['konva'], factory); })(this, () => 1);",
    ],
    [
      'a stage of its own',
      'vanilla',
      "const stage = new Konva.Stage({ container: 'container' });\nstage.add(new Konva.Layer());",
    ],
    ['a stage in the window', 'vanilla', 'window.stage = new Konva.Stage({});\nstage.draw();'],
    [
      'a template with its data below it',
      'vue',
      '<v-stage :config="size"></v-stage>\n\nsize: {\n  width: 200\n}\n\nother: { x: 1 }',
    ],
    [
      'a template with a component’s options below it',
      'vue',
      '<v-stage :config="size"></v-stage>\n\ndata() {\n  return { size: {} }\n},\nmethods: {\n  go() {}\n}',
    ],
    ['a template with a script below it', 'vue', '<v-stage :config="size"></v-stage>\n\nconst size = { width: 200 };'],
    ['elements that are returned', 'react', 'export default () => [1].map((one) => { return <p key={one} />; });'],
  ])('nothing is told of %s', async (_, flavour, text) => expect(await told(flavour, text)).toBe(''));
});
