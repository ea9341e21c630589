import { describe, expect, it } from 'vitest';
import { PNG_BASE64 } from '../testing/sample-files';
import { fromBase64, MAX_ASSET_BYTES } from './assets';
import { blankProject } from './blank-project';
import { type GivenFile, readIncoming } from './incoming';
import { addFile } from './project';

const png = fromBase64(PNG_BASE64) ?? new Uint8Array();

function given(name: string, content: Uint8Array | string, size?: number): GivenFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, size: size ?? bytes.length, arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) };
}

describe('files that a reader adds', () => {
  it('get plain, unique names; pictures become base64, text stays text', async () => {
    const project = addFile(blankProject('vanilla'), 'pictures/cat.png', PNG_BASE64);
    const { files, problems } = await readIncoming(project, [
      given('cat.png', png),
      given('cat.png', png),
      given('Größe (1).PNG', png),
      given('data.json', '{"a":1}'),
      given('helper.ts', 'export {};'),
    ]);
    expect(problems).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual(['cat-2.png', 'cat-3.png', 'Gro-e-1.png', 'data.json', 'helper.ts']);
    expect(files[0]?.text).toBe(PNG_BASE64);
    expect(files[3]?.text).toBe('{"a":1}');
  });

  it.each([
    [given('tool.exe', 'MZ'), /^tool\.exe was not added\. The file must end in \.ts/],
    [given('cat.webp', png), /not what its ending says/],
    [given('big.png', png, MAX_ASSET_BYTES + 1), /at most 2\.0 MB/],
    [given('notes.txt', new Uint8Array([0xff, 0xfe, 0x41])), /UTF-8/],
    [given('page.html', '<p>'), /only page is index\.html/],
  ])('are rejected with a reason when they cannot be used', async (file, message) => {
    const { files, problems } = await readIncoming(blankProject('vanilla'), [file, given('ok.txt', 'fine')]);
    expect(files.map(({ path }) => path)).toEqual(['ok.txt']);
    expect(problems).toEqual([expect.stringMatching(message)]);
  });

  it('beyond the limit of a project are rejected', async () => {
    const many = Array.from({ length: 45 }, (_, index) => given(`f${index}.txt`, 'x'));
    const { files, problems } = await readIncoming(blankProject('vue'), many);
    expect(files).toHaveLength(39);
    expect(problems[0]).toContain('at most 40 files');
  });
});
