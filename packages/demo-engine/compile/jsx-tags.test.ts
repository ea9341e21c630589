import { expect, it } from 'vitest';
import { unclosedTag } from './jsx-tags';

it.each([
  ['const a = <A><B></A>;', 1, 17, 'Expected the closing tag </B> of line 1 before </A>.'],
  ['const a = (\n  <A x={() => ({ y: 1 })} z="<B>">\n    <B />\n);', 2, 3, 'The tag <A> is not closed.'],
  ['const [n] = useState<number>(0);\nreturn <></>;\n</p>', 3, 1, '</p> closes nothing.'],
])('finds the tag in %s', (source, line, column, message) => {
  expect(unclosedTag(source)).toEqual({ line, column, message });
});

it('finds nothing when all is closed', () => {
  expect(unclosedTag('<A><B c={1 > 2} /><></></A>')).toBeUndefined();
});
