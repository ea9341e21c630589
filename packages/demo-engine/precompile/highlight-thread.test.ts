import { expect, it } from 'vitest';
import { createHighlighter } from '../highlight';
import { HighlightThread } from './highlight-thread';

it('gives what the highlighter gives, for many codes at once', async () => {
  const thread = new HighlightThread();
  const here = createHighlighter();
  const codes = ['let a = 1;', '<p>', 'const b = () => `x`;'];
  const made = await Promise.all(codes.map((code) => thread.toHtml(code, 'ts')));
  expect(made).toEqual(await Promise.all(codes.map((code) => here.toHtml(code, 'ts'))));
}, 60_000);
