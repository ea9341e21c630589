import { describe, expect, it } from 'vitest';
import { textsFile } from './files';
import { supplement } from './index';

describe('textsFile', () => {
  it('names the file that exports the texts of each page', async () => {
    const wrong: string[] = [];
    for (const [page, texts] of Object.entries(supplement.pages)) {
      const exported: Record<string, unknown> = await import(`./${textsFile(page)}`);
      if (!Object.values(exported).includes(texts)) wrong.push(`${page}: ${textsFile(page)}`);
    }
    expect(wrong).toEqual([]);
  });
});
