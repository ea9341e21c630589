import { canRedo, canUndo } from '../../../common/konva/history';
import type { Store } from './store';
import { movableOf, selectAll, selectedOf, type Change, type Editor } from './editor';
import {
  add,
  alignSelected,
  copy,
  cut,
  distributeSelected,
  duplicate,
  group,
  order,
  paste,
  redoNext,
  remove,
  startText,
  toggle,
  undoLast,
  ungroup,
} from './edits';
import type { IconName } from './icons';
import type { Pointer } from './pointer';

/** An action with its button, its line in the menu and its keys. */
export interface Command {
  label: string;
  icon: IconName;
  /** On a Mac, Cmd counts as Ctrl. */
  keys?: string;
  run: (store: Store, pointer: Pointer) => void;
  /** Whether the command is disabled. */
  isOff?: (editor: Editor) => boolean;
  /** Whether a switch is on. */
  isOn?: (editor: Editor) => boolean;
}

const hasNothing = ({ selected }: Editor) => selected.length === 0;
const hasNothingFree = (editor: Editor) => movableOf(editor).length === 0;

const change = (
  label: string,
  icon: IconName,
  run: Change,
  more: Partial<Command> = {},
): Command => ({ label, icon, run: (store) => store.run(run), isOff: hasNothing, ...more });

const always = { isOff: () => false };

const UNDO = change('Undo', 'undo', undoLast, {
  keys: 'Ctrl+Z',
  isOff: ({ history }) => !canUndo(history),
});
const REDO = change('Redo', 'redo', redoNext, {
  keys: 'Ctrl+Shift+Z',
  isOff: ({ history }) => !canRedo(history),
});

const NEW_TEXT = { text: 'Your words', width: 220, fill: '#1b1f2a', align: 'center' };

const ADD: readonly Command[] = [
  change('Add text', 'text', (editor) => add(editor, 'text', NEW_TEXT), { ...always, keys: 'T' }),
  change('Add rectangle', 'rect', (editor) => add(editor, 'rect'), { ...always, keys: 'R' }),
  change('Add circle', 'ellipse', (editor) => add(editor, 'ellipse', { fill: '#8457c9' }), {
    ...always,
    keys: 'C',
  }),
  { label: 'Add image', icon: 'image', keys: 'I', run: (store) => store.addImage() },
];

const SEVERAL = change(
  'Select several',
  'several',
  (editor) => ({
    ...editor,
    picksSeveral: !editor.picksSeveral,
    says: editor.picksSeveral
      ? 'Each press selects one item or group.'
      : 'Each press adds to the selection. Drag beside the items to catch several.',
  }),
  { ...always, keys: 'V', isOn: ({ picksSeveral }) => picksSeveral },
);

const toEdge = (label: string, icon: IconName, edge: Parameters<typeof alignSelected>[1]) =>
  change(label, icon, (editor) => alignSelected(editor, edge), { isOff: hasNothingFree });
const along = (label: string, icon: IconName, axis: 'x' | 'y') =>
  change(label, icon, (editor) => distributeSelected(editor, axis), {
    isOff: (editor) => movableOf(editor).length < 3,
  });

const ALIGN: readonly Command[] = [
  toEdge('Align left', 'left', 'left'),
  toEdge('Align center', 'center', 'center'),
  toEdge('Align right', 'right', 'right'),
  toEdge('Align top', 'top', 'top'),
  toEdge('Align middle', 'middle', 'middle'),
  toEdge('Align bottom', 'bottom', 'bottom'),
  along('Equal gaps across', 'across', 'x'),
  along('Equal gaps down', 'down', 'y'),
];

const GROUP: readonly Command[] = [
  change('Group', 'group', group, {
    keys: 'Ctrl+G',
    isOff: (editor) => movableOf(editor).length < 2,
  }),
  change('Ungroup', 'ungroup', ungroup, {
    keys: 'Ctrl+Shift+G',
    isOff: (editor) => !movableOf(editor).some((item) => item.group),
  }),
  change('Lock', 'lock', (editor) => toggle(editor, 'isLocked'), {
    keys: 'Ctrl+L',
    isOn: (editor) => selectedOf(editor).some(({ isLocked }) => isLocked),
  }),
];

const ORDER: readonly Command[] = [
  change('Bring to front', 'front', (editor) => order(editor, 'front'), { keys: 'Shift+]' }),
  change('Forward', 'forward', (editor) => order(editor, 'forward'), { keys: ']' }),
  change('Backward', 'backward', (editor) => order(editor, 'backward'), { keys: '[' }),
  change('Send to back', 'back', (editor) => order(editor, 'back'), { keys: 'Shift+[' }),
];

const DUPLICATE = change('Duplicate', 'duplicate', duplicate, { keys: 'Ctrl+D' });
const DELETE = change('Delete', 'trash', remove, { keys: 'Delete', isOff: hasNothingFree });
const EDIT_TEXT = change('Edit text', 'edit', startText, {
  keys: 'Enter',
  isOff: (editor) => !movableOf(editor).some(({ kind }) => kind === 'text'),
});

/** The buttons at the head of the panel, for what is selected. */
export const ACTIONS: readonly Command[] = [
  DELETE,
  DUPLICATE,
  EDIT_TEXT,
  ...ORDER.slice(1, 3),
  ...GROUP,
];

export const ZOOM: readonly Command[] = [
  { label: 'Zoom out', icon: 'minus', keys: '-', run: (_, pointer) => pointer.zoomBy(0.8) },
  { label: 'Zoom in', icon: 'plus', keys: '+', run: (_, pointer) => pointer.zoomBy(1.25) },
  { label: 'Fit page', icon: 'fit', keys: '0', run: (store) => store.look(null) },
];

/** All commands by name, including those that have no room in the bar. */
export const MENU: readonly { title: string; commands: readonly Command[] }[] = [
  {
    title: 'File',
    commands: [
      { label: 'New', icon: 'page', run: (store) => store.startAgain() },
      { label: 'Open', icon: 'open', keys: 'Ctrl+O', run: (store) => store.openDesign() },
      { label: 'Save', icon: 'save', keys: 'Ctrl+S', run: (store) => store.saveDesign() },
      { label: 'Export PNG', icon: 'image', run: (store) => store.savePng() },
      { label: 'Export PDF', icon: 'page', run: (store) => store.savePdf() },
    ],
  },
  {
    title: 'Edit',
    commands: [
      UNDO,
      REDO,
      change('Cut', 'cut', cut, { keys: 'Ctrl+X', isOff: hasNothingFree }),
      change('Copy', 'copy', copy, { keys: 'Ctrl+C' }),
      change('Paste', 'paste', paste, {
        keys: 'Ctrl+V',
        isOff: ({ clipboard }) => clipboard.length === 0,
      }),
      DUPLICATE,
      DELETE,
      EDIT_TEXT,
      change('Select all', 'all', selectAll, { ...always, keys: 'Ctrl+A' }),
      SEVERAL,
    ],
  },
  { title: 'Add', commands: ADD },
  { title: 'Arrange', commands: [...ORDER, ...GROUP] },
  { title: 'Align', commands: ALIGN },
  { title: 'View', commands: ZOOM },
];

/** The bar, in one row. Where there is no room, `wide` groups are only in the menu. */
export const BAR: readonly { commands: readonly Command[]; isWide: boolean }[] = [
  { commands: [UNDO, REDO], isWide: false },
  { commands: ADD, isWide: false },
  { commands: [SEVERAL], isWide: false },
  { commands: ALIGN, isWide: true },
  { commands: GROUP, isWide: true },
];

/** The text of a button's tooltip. */
export const titleOf = ({ label, keys }: Command) => (keys ? `${label} (${keys})` : label);
