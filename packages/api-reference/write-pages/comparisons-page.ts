import type { ApiModel } from '../model/api';
import type { ReferenceIndex } from '../model/references';
import { heading } from './parts';
import { COMPARISONS_ADDRESS, comparisonList } from './see-also';

/** The page of similar members, each with one line on when to use it. */
export function writeComparisons(model: ApiModel, index: ReferenceIndex): string {
  const blocks = [
    [
      '---',
      'title: "Konva API: which one to use"',
      'sidebar_label: Which one to use',
      `slug: ${COMPARISONS_ADDRESS}`,
      'description: "Similar members of the Konva API side by side, with when to use each: exports, drags, positions, bounds, events, redraws, hit tests, tweens."',
      'keywords: ["konva", "api", "difference", "toDataURL", "toBlob", "toCanvas", "stopDrag", "draggable"]',
      '---',
    ].join('\n'),
    `import { ApiPage, SentPart, StaticPart } from '@site-packages/api-reference';`,
    '# Which one to use',
    '<ApiPage page="comparisons" filter={false} anchors="">',
    'Similar members side by side, with when to use each. Their entries link here as “See also”.',
    ...model.comparisons.flatMap((comparison) => [
      heading(2, comparison.title, comparison.anchor),
      comparisonList(index, comparison),
    ]),
    '</ApiPage>',
  ];
  return `${blocks.join('\n\n')}\n`;
}
