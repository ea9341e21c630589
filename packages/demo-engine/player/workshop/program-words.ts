/**
 * Every place of the page that shows words which a program, or the sender of a link, can choose: what it throws and logs, names of files,
 * titles, URLs, names and values in the inspector. In each of them `programText` cuts the words and makes invisible characters visible,
 * quotation marks or a heading say whose words they are, and the style sheet limits the height, so no text pushes Stop out of the window
 * or passes for the page's own. `program-words.test.ts` checks every row; a new place needs one.
 */
export interface WordPlace {
  /** What is shown, where. */
  place: string;
  /** The file that shows it, below `packages/demo-engine/`, or that writes the sentence around it. */
  file: string;
  /** The rule that limits its height, and the file with that rule. */
  selector: string;
  style: 'player/player.css' | 'playground-page/style.ts' | 'inspector/style.ts';
}

export const PROGRAM_WORDS: readonly WordPlace[] = [
  {
    place: 'What a program throws, and the name of its error unless it is one of the browser’s',
    file: 'player/workshop/trusted-text.ts',
    selector: '.kd-said q',
    style: 'player/player.css',
  },
  {
    place: 'Messages of compilers and advice, which repeat the program’s names and URLs',
    file: 'player/workshop/trusted-text.ts',
    selector: '.kd-problems p',
    style: 'player/player.css',
  },
  {
    place: 'The file and line of a problem',
    file: 'player/workshop/ProblemPanel.tsx',
    selector: '.kd-problem-place',
    style: 'player/player.css',
  },
  {
    place: 'The bubble at an underlined place in the editor',
    file: 'player/workshop/trusted-text.ts',
    selector: '.kd-demo .cm-diagnostic',
    style: 'player/player.css',
  },
  {
    place: 'The console: values, keys, labels, and what alert, confirm and prompt were given',
    file: 'player/workshop/ConsolePane.tsx',
    selector: '.kd-console-lines',
    style: 'player/player.css',
  },
  {
    place: 'Names of files that a program wants to save',
    file: 'playground-page/SaveOffers.tsx',
    selector: '.kd-play-notice p',
    style: 'playground-page/style.ts',
  },
  {
    place: 'Why a file was not saved',
    file: 'playground-page/save-desk.ts',
    selector: '.kd-play-notice p',
    style: 'playground-page/style.ts',
  },
  {
    place: 'The title of a shared project',
    file: 'playground-page/Workbench.tsx',
    selector: '.kd-play-title',
    style: 'playground-page/style.ts',
  },
  {
    place: 'The demo that a link to the playground names and that is not there',
    file: 'playground-page/session.ts',
    selector: '.kd-play-warning',
    style: 'playground-page/style.ts',
  },
  {
    place: 'What the playground adds to a download',
    file: 'playground-page/ShareDialog.tsx',
    selector: '.kd-play-added ul',
    style: 'playground-page/style.ts',
  },
  {
    place: 'The inspector’s tree: class, name, id and text of nodes',
    file: 'inspector/TreeLine.tsx',
    selector: '.kd-tree-row',
    style: 'inspector/style.ts',
  },
  {
    place: 'The inspector’s search: what is wrong with a selector',
    file: 'inspector/SearchField.tsx',
    selector: '.kd-inspect-pane',
    style: 'inspector/style.ts',
  },
  {
    place: 'The inspector’s attributes: their names',
    file: 'inspector/AttributeLine.tsx',
    selector: '.kd-inspect-pane',
    style: 'inspector/style.ts',
  },
  {
    place: 'The inspector’s attributes: their values',
    file: 'inspector/value-text.ts',
    selector: '.kd-inspect-pane',
    style: 'inspector/style.ts',
  },
  {
    place: 'The inspector’s details: ancestors, the file that made a node',
    file: 'inspector/Details.tsx',
    selector: '.kd-inspect-pane',
    style: 'inspector/style.ts',
  },
  {
    place: 'The inspector’s events and draws: types and nodes',
    file: 'inspector/Scenes.tsx',
    selector: '.kd-inspect-pane',
    style: 'inspector/style.ts',
  },
  {
    place: 'The node under the pointer',
    file: 'inspector/InspectorPanel.tsx',
    selector: '.kd-inspect-count',
    style: 'inspector/style.ts',
  },
];
