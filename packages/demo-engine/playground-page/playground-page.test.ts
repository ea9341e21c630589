import { describe, expect, it } from 'vitest';
import { blankProject } from '../playground/blank-project';
import type { KonvaVersions } from '../model/published';
import { DraftStore } from '../playground/drafts';
import { toShareFragment } from '../playground/share-link';
import { readAddress } from './address';
import type { Session } from './session';
import { Workspace } from './workspace';

describe('the playground’s address', () => {
  it('asks for a blank start, a demo, or shared code', () => {
    expect(readAddress('', '')).toEqual({ kind: 'blank' });
    expect(readAddress('?demo=', '#top')).toEqual({ kind: 'blank' });
    expect(readAddress('?demo=sandbox/Maps&flavour=vue', '')).toEqual({ kind: 'demo', id: 'sandbox/Maps' });
    const shared = toShareFragment(blankProject('vue'));
    if (!shared.ok) throw new Error(shared.message);
    expect(readAddress('?demo=sandbox/Maps', `#${shared.fragment}`)).toMatchObject({
      kind: 'shared',
      result: { ok: true, project: { flavour: 'vue' } },
    });
    expect(readAddress('?konva=9.3.22', '')).toEqual({ kind: 'blank', konva: '9.3.22' });
    expect(readAddress('?compare=8.4.3', '')).toEqual({ kind: 'blank', compare: '8.4.3' });
    expect(readAddress('?konva=../x&demo=a/b', '')).toEqual({ kind: 'demo', id: 'a/b' });
    expect(readAddress('', '#code=xyz')).toMatchObject({ kind: 'shared', result: { ok: false } });
  });
});

const session: Session = {
  kind: 'demo',
  key: 'demo:a',
  origin: 's1',
  title: 'A',
  base: 'a',
  konva: '10.9.1',
  flavours: {
    vanilla: {
      files: [{ path: 'index.ts', text: 'own' }],
      assets: { 'lion.png': '/lion.1.png' },
      compiledUrl: '/v.json',
    },
    vue: { files: [{ path: 'App.vue', text: 'own' }], assets: {}, compiledUrl: '/w.json', mapsUrl: '/m.json' },
  },
};

function noStorage(): never {
  throw new DOMException('denied', 'SecurityError');
}

const bundle = { url: '/konva-9.js', bytes: 1, imports: [] };
const versions: KonvaVersions = {
  current: '10.9.1',
  others: [
    { version: '9.3.22', bundle, refusedBy: {} },
    { version: '7.2.5', bundle, refusedBy: { vue: { name: 'vue-konva 3.4.0', asks: '>7' } } },
  ],
};

function makeWorkspace(drafts = new DraftStore(noStorage)): Workspace {
  return new Workspace(session, drafts, (compiled) => Promise.resolve(compiled), versions);
}

describe('the workspace', () => {
  it('runs the build’s modules until a file differs, and again when it is as it was', async () => {
    const workspace = makeWorkspace();
    expect(workspace.flavours).toEqual(['vanilla', 'vue']);
    expect(workspace.target('vanilla')).toMatchObject({
      compiledUrl: '/v.json',
      assets: { 'lion.png': '/lion.1.png' },
    });
    workspace.edit('vanilla', 'index.ts', 'mine');
    expect(workspace.isEdited('vanilla')).toBe(true);
    expect(workspace.isEdited('vue')).toBe(false);
    const target = workspace.target('vanilla');
    expect(target.compiledUrl).toBeUndefined();
    expect(await target.files?.()).toEqual([{ path: 'index.ts', text: 'mine' }]);
    workspace.edit('vanilla', 'index.ts', 'own');
    expect(workspace.target('vanilla').compiledUrl).toBe('/v.json');
  });

  it('keeps every change as a draft, and reset forgets it', () => {
    const drafts = new DraftStore(noStorage);
    const workspace = makeWorkspace(drafts);
    workspace.add('vue', { path: 'Star.vue', text: '' });
    workspace.rename('vue', 'Star.vue', 'Sun.vue');
    const again = makeWorkspace(drafts);
    expect(again.project('vue').files.map(({ path }) => path)).toEqual(['App.vue', 'Sun.vue']);
    expect(again.project('vue').base).toBe('a');
    again.remove('vue', 'Sun.vue');
    expect(drafts.get('demo:a', 's1', 'vue')).toBeUndefined();
    again.edit('vue', 'App.vue', 'mine');
    again.reset('vue');
    expect(again.project('vue').files[0]?.text).toBe('own');
    expect(drafts.get('demo:a', 's1', 'vue')).toBeUndefined();
  });

  it('runs another version of Konva from the files alone, and puts it into the link', () => {
    const workspace = makeWorkspace();
    expect(workspace.sharedProject('vanilla').konva).toBeUndefined();
    workspace.chooseKonva('9.3.22');
    expect(workspace.target('vanilla')).toMatchObject({ konva: { version: '9.3.22', bundle } });
    expect(workspace.target('vanilla').compiledUrl).toBeUndefined();
    expect(workspace.sharedProject('vanilla').konva).toBe('9.3.22');
    expect(workspace.target('vanilla', '10.9.1')).toMatchObject({ compiledUrl: '/v.json' });
    expect(workspace.target('vanilla', '7.2.5')).toMatchObject({ konva: { version: '7.2.5' } });
    workspace.chooseKonva('10.9.1');
    expect(workspace.target('vanilla')).toMatchObject({ compiledUrl: '/v.json' });
  });

  it('runs a flavor whose binding rejects the version with the current one', () => {
    const workspace = makeWorkspace();
    workspace.chooseKonva('7.2.5');
    expect(workspace.usableKonva('vanilla').version).toBe('7.2.5');
    expect(workspace.usableKonva('vue')).toMatchObject({ version: '10.9.1', refusedBy: { name: 'vue-konva 3.4.0' } });
    expect(workspace.target('vue')).toMatchObject({ compiledUrl: '/w.json' });
    expect(workspace.sharedProject('vue').konva).toBeUndefined();
  });

  it('tells its listeners', () => {
    const workspace = makeWorkspace();
    let told = 0;
    const stop = workspace.subscribe(() => (told += 1));
    workspace.edit('vue', 'App.vue', 'mine');
    stop();
    workspace.edit('vue', 'App.vue', 'more');
    expect(told).toBe(1);
  });
});
