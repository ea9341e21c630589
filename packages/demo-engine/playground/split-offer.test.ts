import { describe, expect, it } from 'vitest';
import { splitOffer } from './split-offer';

const text = '<!doctype html><html><style>a { b: c }</style><body><p>Hi</p><script>go();</script></body></html>';
const project = { flavour: 'vanilla' as const, title: 'Blank', files: [{ path: 'index.ts', text }] };

describe('the offer to split a page', () => {
  it('lists the project’s files after the split', () => {
    expect(splitOffer(project)?.map(({ path }) => path)).toEqual(['index.ts', 'index.html', 'styles.css']);
  });

  it('keeps the other files, whatever their names', () => {
    const files = [...project.files, { path: 'styles.css', text: 'p {}' }];
    const parts = splitOffer({ ...project, files });
    expect(parts?.map(({ path }) => path)).toEqual(['index.ts', 'index.html', 'page.css', 'styles.css']);
    expect(parts?.[0]?.text).toContain("import './page.css';");
  });

  it('is not made for other code, nor where markup would be lost', () => {
    expect(splitOffer({ ...project, files: [{ path: 'index.ts', text: 'go();' }] })).toBeUndefined();
    expect(
      splitOffer({ ...project, files: [...project.files, { path: 'index.html', text: '<p></p>' }] }),
    ).toBeUndefined();
    expect(splitOffer({ ...project, flavour: 'react', files: [{ path: 'App.tsx', text }] })).toBeUndefined();
  });
});
