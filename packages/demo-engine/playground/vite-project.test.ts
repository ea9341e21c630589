import { decompressFromBase64 } from 'lz-string';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FLAVOURS } from '../model';
import { blankProject } from './blank-project';
import { canOpenOutside, codeSandboxForm, stackBlitzForm } from './outside-editors';
import { packageName, viteProject } from './vite-project';
import { zipProject } from './zip';

const versions = new Proxy<Record<string, string>>({}, { get: () => '1.2.3' });
const make = (project: Parameters<typeof viteProject>[0]['project'], assets: Record<string, Uint8Array> = {}) =>
  viteProject({ project, packages: [], assets, versions, baseCss: 'body { margin: 0 }' });
const text = (files: ReturnType<typeof make>['files'], path: string) => {
  const content = files.find((file) => file.path === path)?.content;
  if (typeof content !== 'string') throw new Error(`${path} is missing`);
  return content;
};

describe('the downloaded project', () => {
  it.each(FLAVOURS)('of the %s flavor names its scripts, its packages and its entry', (flavour) => {
    const { files } = make(blankProject(flavour));
    const manifest: unknown = JSON.parse(text(files, 'package.json'));
    expect(manifest).toMatchObject({ scripts: { dev: 'vite', build: 'vite build' }, dependencies: { konva: '1.2.3' } });
    const script = /src="\/(src\/main\.tsx?)"/.exec(text(files, 'index.html'))?.[1];
    expect(text(files, script ?? '')).toContain("import './base.css'");
  });

  it('has the version of Konva with which the program runs', () => {
    const manifest: unknown = JSON.parse(
      text(make({ ...blankProject('react'), konva: '8.4.3' }).files, 'package.json'),
    );
    expect(manifest).toMatchObject({
      dependencies: { konva: '8.4.3', 'react-konva': '1.2.3' },
      overrides: { konva: '$konva' },
    });
    expect(text(make(blankProject('react')).files, 'package.json')).not.toContain('overrides');
  });

  it('inserts a vanilla demo’s markup into the page', () => {
    const project = blankProject('vanilla');
    project.files.push({ path: 'index.html', text: '<div id="container"></div>\n<button>Go</button>' });
    const { files } = make(project);
    expect(text(files, 'index.html')).toContain('    <button>Go</button>\n    <script');
    expect(files.some((file) => file.path === 'src/index.html')).toBe(false);
  });

  it('places an asset next to each file that imports it', () => {
    const project = blankProject('react');
    project.files.push({ path: 'parts/lion.tsx', text: "import lion from './lion.png';" });
    const { files } = make(project, { 'lion.png': new Uint8Array([1, 2]) });
    expect(files.find((file) => file.path === 'src/parts/lion.png')?.content).toEqual(new Uint8Array([1, 2]));
  });

  it('escapes the title in the page', () => {
    const { files, name } = make({ ...blankProject('vanilla'), title: 'A <b> & c' });
    expect(text(files, 'index.html')).toContain('<title>A &lt;b> &amp; c</title>');
    expect(name).toBe('a-b-c');
  });

  it('names the package without a version', () => {
    expect(() =>
      viteProject({
        project: blankProject('vanilla'),
        packages: ['gifler'],
        assets: {},
        versions: { konva: '1', typescript: '1', vite: '1' },
        baseCss: '',
      }),
    ).toThrow('gifler');
  });

  it('finds the package of a specifier', () => {
    expect(packageName('react-dom/client')).toBe('react-dom');
    expect(packageName('@react-spring/konva/sub')).toBe('@react-spring/konva');
  });

  it('packs into a zip that unpacks to the same files', () => {
    const { name, files } = make(blankProject('svelte'));
    const unpacked = unzipSync(zipProject(name, files));
    expect(Object.keys(unpacked)).toHaveLength(files.length);
    expect(strFromU8(unpacked[`${name}/src/App.svelte`] ?? new Uint8Array())).toContain('svelte-konva');
  });

  it('is sent to external editors as form fields', () => {
    const { files } = make(blankProject('vue'));
    expect(canOpenOutside(files)).toBe(true);
    expect(stackBlitzForm('T', files).fields).toContainEqual([
      'project[files][src/App.vue]',
      text(files, 'src/App.vue'),
    ]);
    const packed = codeSandboxForm(files).fields[0]?.[1].replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const sent: unknown = JSON.parse(decompressFromBase64(packed));
    expect(sent).toMatchObject({ files: { 'src/App.vue': { content: text(files, 'src/App.vue') } } });
    expect(canOpenOutside([{ path: 'a.png', content: new Uint8Array() }])).toBe(false);
  });
});
