import { describe, expect, it } from 'vitest';
import { firstLine } from './first-line';

const at = (...lines: string[]) => firstLine(`${lines.join('\n')}\n`);

describe('the first line that a cut code shows', () => {
  it('comes after the imports', () => {
    expect(at("import { Circle } from 'react-konva';", "import './style.css';", '', 'export default 1;')).toBe(3);
    expect(at('import {', '  Circle,', '  Rect,', "} from 'react-konva';", '', '// Why.', 'run();')).toBe(5);
    expect(at('// Why.', "import a from 'a';", 'run();')).toBe(2);
  });

  it('comes after those of a component', () => {
    expect(at('<script setup lang="ts">', "import { ref } from 'vue';", '', 'const a = ref(0);')).toBe(3);
    expect(at('<script lang="ts">', "  import Konva from 'konva';", '', '  let a = $state(0);', '</script>')).toBe(3);
  });

  it('comes after a stage and a layer as all demos have them', () => {
    expect(
      at(
        "import Konva from 'konva';",
        '',
        "const stage = new Konva.Stage({ container: 'container', height: 220 });",
        'const layer = new Konva.Layer();',
        'stage.add(layer);',
        '',
        'const box = new Konva.Rect({',
        '});',
      ),
    ).toBe(6);
    expect(at("import Konva from 'konva';", 'const stage = new Konva.Stage({', '  height: 9,', '});')).toBe(1);
  });

  it('is the first of a file that has nothing of this, or nothing else', () => {
    expect(at('const a = 1;', '', "import b from 'b';")).toBe(0);
    expect(at("import 'a';", "import 'b';")).toBe(0);
    expect(firstLine('')).toBe(0);
  });
});
