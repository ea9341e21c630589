import { adjust, duplicate, raise, remove, type Album } from './editor';

interface Command {
  /** The text of a button, and its name if the text is a symbol. */
  text: string;
  label?: string;
  /** Null when there is no more room. */
  run(album: Album): Album | null;
}

/** The buttons for the selected sticker. */
export const COMMANDS: readonly Command[] = [
  { text: '−', label: 'Smaller', run: (album) => adjust(album, { scale: 1 / 1.1 }, 'size') },
  { text: '+', label: 'Larger', run: (album) => adjust(album, { scale: 1.1 }, 'size') },
  { text: '↺', label: 'Turn left', run: (album) => adjust(album, { turn: -5 }, 'turn') },
  { text: '↻', label: 'Turn right', run: (album) => adjust(album, { turn: 5 }, 'turn') },
  { text: 'To top', run: raise },
  { text: 'Copy', run: duplicate },
  { text: 'Remove', run: remove },
];
