import { init, parse } from 'es-module-lexer';
import type { CompiledDemo } from '../../packages/demo-engine/model/compiled';
import { ENTRY_FILES, FLAVOURS, type Flavour } from '../../packages/demo-engine/model/flavours';

/**
 * The smallest demo of each flavor, with a control bound to state where binding one leaves something behind. What it leaves when it is
 * unmounted is caused by the libraries, not by a demo.
 */
const SOURCES: Readonly<Record<Flavour, string>> = {
  vanilla: `import Konva from 'konva';
    const stage = new Konva.Stage({ container: 'container', width: 20, height: 20 });
    const layer = new Konva.Layer();
    layer.add(new Konva.Rect({ width: 20, height: 20, fill: 'red' }));
    stage.add(layer);`,
  react: `import { jsx } from 'react/jsx-runtime';
    import { Layer, Rect, Stage } from 'react-konva';
    const rect = jsx(Rect, { width: 20, height: 20, fill: 'red' });
    const stage = jsx(Stage, { width: 20, height: 20, children: jsx(Layer, { children: rect }) });
    export default () => [jsx('input', { value: '', onChange: () => undefined }, 'input'), jsx('div', { children: stage }, 'stage')];`,
  vue: `import { h, resolveComponent } from 'vue';
    import 'konva';
    const make = (name, config, children) => h(resolveComponent(name), { config }, () => children);
    const rect = { width: 20, height: 20, fill: 'red' };
    export default {
      render: () => make('v-stage', { width: 20, height: 20 }, [make('v-layer', {}, [make('v-rect', rect, [])])]),
    };`,
  svelte: `import { Layer, Rect, Stage } from 'svelte-konva';
    import { bind_value } from 'svelte/internal/client';
    import 'svelte';
    const rect = (anchor) => Rect(anchor, { width: 20, height: 20, fill: 'red' });
    const layer = (anchor) => Layer(anchor, { children: rect });
    export default (anchor) => {
      const input = document.createElement('input');
      anchor.before(input);
      bind_value(input, () => '', () => undefined);
      Stage(anchor, { width: 20, height: 20, children: layer });
    };`,
};

/**
 * A demo of one file, in the form that the compilers emit.
 *
 * @param code a module: vanilla draws into `#container`, the others export a component
 */
export async function handCompiled(flavour: Flavour, code: string): Promise<CompiledDemo> {
  await init;
  const links = parse(code)[0].map(({ specifier, start, end }) => ({
    start,
    end,
    target: { kind: 'package' as const, specifier: String(specifier) },
  }));
  const entry = ENTRY_FILES[flavour];
  return {
    flavour,
    entry,
    modules: [{ path: entry, code, links }],
    styles: [],
    html: '<div id="container"></div>',
    assets: [],
    packages: [...new Set(links.map(({ target }) => target.specifier))],
  };
}

/** The empty demos. */
export function emptyDemos(): Promise<CompiledDemo[]> {
  return Promise.all(FLAVOURS.map((flavour) => handCompiled(flavour, SOURCES[flavour])));
}
