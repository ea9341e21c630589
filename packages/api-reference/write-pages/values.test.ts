import { expect, test } from 'vitest';
import { pageOf, referenceIndex } from '../model';
import { installedModel } from '../testing';
import { writePage } from './page';

test('a type that is a name for a few strings is shown as a list of them', async () => {
  const model = await installedModel();
  const context = { model, index: referenceIndex(model), uses: {}, timing: () => [] };
  const sectionOf = (page: string, anchor: string) => {
    const [, after = ''] = writePage(context, pageOf(model, page)).split(
      new RegExp(`\\{/\\* #${anchor} \\*/\\}|<h3 id="${anchor}">`),
    );
    return after.split('</section>')[0] ?? '';
  };
  expect(sectionOf('Shape', 'lineCap')).toContain(
    "<li><code>'butt'</code></li><li><code>'round'</code></li><li><code>'square'</code></li>",
  );
  expect(sectionOf('Node', 'globalCompositeOperation')).toContain("<li><code>'multiply'</code></li>");
  expect(sectionOf('Shape', 'fill')).not.toContain('kd-api-values');
  expect(sectionOf('Node', 'position')).not.toContain('kd-api-values');
}, 30_000);
