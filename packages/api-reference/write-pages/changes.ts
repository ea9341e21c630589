import { escapeHtml } from '@site-packages/contracts';
import { minorOf, type History, type VersionChanges } from '../history';
import type { ApiModel } from '../model/api';
import { ROOT_NAME } from '../model/names';
import { resolveReference, type ReferenceIndex } from '../model/references';
import { rawElement } from './html';
import { heading } from './parts';
import { anchorOf } from './version-anchor';

/** URL of the page. */
export const CHANGES_ADDRESS = '/api/changes.html';

/** A longer list of changed types is collapsed. */
const MAX_OPEN = 4;

/** The page of additions, changes and removals by version, newest first. */
export function writeChanges(model: ApiModel, index: ReferenceIndex, history: History): string {
  const oldest = minorOf(history.compared[0] ?? '');
  const blocks = [
    [
      '---',
      'title: "Konva API changes by version"',
      'sidebar_label: Changes',
      `slug: ${CHANGES_ADDRESS}`,
      `description: "What each minor version of Konva since ${oldest} added to the API, changed in types and defaults, deprecated and removed."`,
      'keywords: ["konva", "api", "changelog", "versions", "since", "deprecated"]',
      '---',
    ].join('\n'),
    `import { ApiPage, SentPart, StaticPart } from '@site-packages/api-reference';`,
    '# API changes by version',
    '<ApiPage page="changes" filter={false} anchors="">',
    `This page lists what each minor version added, changed, deprecated and removed. It is generated from the published packages, by comparing
the declarations, scripts and comments of the last patch of each minor version since ${oldest} with those of the minor version before. A
member listed under a version may therefore have arrived in one of its later patches. Changes of behavior that did not change a name, type or
default are not listed.`,
    ...history.changes.flatMap((changes) => versionBlocks(index, changes)),
    heading(2, `${oldest} and earlier`, anchorOf(oldest)),
    `${oldest} is the oldest version compared. It already has every member for which the pages of ${model.library.name} ${model.library.version} do not name a later version.`,
    '</ApiPage>',
  ];
  return `${blocks.join('\n\n')}\n`;
}

function versionBlocks(index: ReferenceIndex, { version, came, changed, deprecated, went }: VersionChanges): string[] {
  const types = changed.filter(({ what }) => what === 'type');
  const defaults = changed.filter(({ what }) => what === 'default');
  const rows: [string, string][] = [
    ['New', namesHtml(index, came)],
    ['Default', defaults.map((change) => changeHtml(index, change)).join('<br>')],
    ['Type', typesHtml(index, types)],
    ['Deprecated', namesHtml(index, deprecated)],
    ['Removed', namesHtml(index, went)],
  ];
  const said = rows.filter(([, html]) => html !== '').map(([title, html]) => `<dt>${title}</dt><dd>${html}</dd>`);
  return [
    heading(2, version, anchorOf(version)),
    said.length === 0
      ? 'No name, type or default changed.'
      : rawElement('dl', said.join(''), { className: 'kd-api-parameters kd-api-changes' }),
  ];
}

function namesHtml(index: ReferenceIndex, names: readonly string[]): string {
  return names.map((name) => nameHtml(index, name)).join(', ');
}

/** A name of the history as text, with a link if the installed version has it. */
function nameHtml(index: ReferenceIndex, name: string): string {
  const reference = name.startsWith('.') ? `${ROOT_NAME}${name}` : `${ROOT_NAME}.${name}`;
  const html = `<code>${escapeHtml(reference)}</code>`;
  const found = resolveReference(index, reference);
  return found && 'address' in found ? `<a href="${found.address}">${html}</a>` : html;
}

function typesHtml(index: ReferenceIndex, changes: VersionChanges['changed']): string {
  const lines = changes.map((change) => changeHtml(index, change)).join('<br>');
  return changes.length <= MAX_OPEN
    ? lines
    : `<details><summary>${changes.length} changed types</summary>${lines}</details>`;
}

function changeHtml(index: ReferenceIndex, { name, from, to }: VersionChanges['changed'][number]): string {
  return `${nameHtml(index, name)}: <code>${escapeHtml(from)}</code> → <code>${escapeHtml(to)}</code>`;
}
