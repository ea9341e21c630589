import { describe, expect, it } from 'vitest';
import type { Flavour } from '../../../model/flavours';
import { adviseConsole } from '.';
import { lastFix } from './last-fixes';

describe('an error that no other rule knows', () => {
  it.each<[string, Flavour, string, string]>([
    ['Error: Element type is invalid: expected a string but got: undefined.', 'react', '', 'import { Rect } from'],
    ['Error: Objects are not valid as a React child (found: object with keys {x}).', 'react', '', 'JSON.stringify'],
    ['Error: Invalid hook call.', 'react', '', 'at the top of a component'],
    ['Error: useBoard must be used within a BoardProvider', 'react', '', 'in its provider'],
    ["TypeError: Cannot read properties of undefined (reading 'shapes')", 'react', 'props.data.shapes;', 'no props'],
    ["TypeError: Cannot read properties of undefined (reading 'id')", 'vue', 'this.$route.params.id', 'Vue Router'],
    [
      "TypeError: Cannot read properties of undefined (reading 'add')",
      'vanilla',
      'layer.add(a);',
      'layer is undefined',
    ],
    [
      "TypeError: Cannot read properties of null (reading 'map')",
      'vanilla',
      'JSON.parse(x).map(f)',
      'storage is empty',
    ],
    ['SyntaxError: "undefined" is not valid JSON', 'vanilla', '', 'is not JSON'],
    ['ReferenceError: Buffer is not defined', 'vanilla', '', 'belongs to Node.js'],
    ['Thrown: [object Event]', 'vanilla', '', 'did not load'],
    ['TypeError: Class extends value undefined is not a constructor or null', 'vanilla', '', 'does not exist'],
    ['TypeError: rects.map is not a function', 'vanilla', '', 'rects is not a list'],
  ])('%s', (text, flavour, line, told) => expect(lastFix(text, flavour, line)).toContain(told));

  it('has no advice when nothing is known of it', () => {
    expect(lastFix('Error: no', 'vanilla')).toBeUndefined();
    expect(lastFix("TypeError: Cannot read properties of undefined (reading 'a')", 'vanilla', 'go();')).toBeUndefined();
  });
});

it('members that plugins of Vue add are named in templates, too', () => {
  const text = '[Vue warn]: Property "$store" was accessed during render but is not defined on instance.';
  expect(adviseConsole({ level: 'warn', at: 0, values: [{ kind: 'text', text }] }, 'vue')?.message).toContain('Vuex');
});
