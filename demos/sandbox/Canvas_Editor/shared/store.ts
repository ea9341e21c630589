import { download, readPicture } from '../../../common/konva/files';
import { fitView, type View } from '../../../common/konva/zoom';
import { restoreDesign, storeDesign } from './autosave';
import type { Design } from './design';
import { readDesign, writeDesign } from './design-file';
import { designOf, fitTexts, newEditor, say, type Change, type Editor } from './editor';
import { add, open } from './edits';
import { exportPdf, exportPng } from './export';
import { loadFonts } from './fonts';
import { emptyDesign, openingDesign } from './opening-design';
import { loadPicture, loadPictures } from './pictures';
import { heightOf } from './text-field';

/** What is on the screen: the state that every view draws. */
export interface Screen {
  editor: Editor;
  /** Null: the whole page fits the window. */
  ownView: View | null;
  /** The size of the canvas. */
  size: { width: number; height: number };
}

const MARGIN = 24;
/** Height of the buttons for the zoom, which are over the lower end of the canvas. */
const FOOT = 44;

export function viewOf({ editor, ownView, size }: Screen): View {
  if (ownView) return ownView;
  const { width, height } = designOf(editor);
  const area = { x: width + 2 * MARGIN, y: height + 2 * MARGIN };
  const { x, y, scale } = fitView(area, { x: size.width, y: size.height - FOOT });
  return { x: x + MARGIN * scale, y: y + MARGIN * scale, scale };
}

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The program without its views: a store that each framework subscribes to, and what needs the browser. A view draws `get()` and calls the
 * rest.
 */
export function createStore() {
  let screen: Screen = {
    // Without items until the fonts have loaded: a text is measured when it is drawn.
    editor: newEditor(emptyDesign),
    ownView: null,
    size: { width: 0, height: 0 },
  };
  const views = new Set<() => void>();

  function set(next: Partial<Screen>) {
    screen = { ...screen, ...next };
    for (const show of views) show();
  }

  function run(change: Change) {
    const before = screen.editor.history;
    const editor = fitTexts(change(screen.editor), heightOf);
    set({ editor });
    if (editor.history !== before) storeDesign(designOf(editor));
  }

  const tell = (says: string) => run((editor) => say(editor, says));

  /** Runs an action that may fail because of a file, and says why. */
  const attempt = (action: () => Promise<void>) =>
    void action().catch((error: unknown) => tell(problemOf(error)));

  async function show(design: Design, says: string) {
    await loadPictures(design);
    set({ ownView: null });
    run((editor) => open(editor, design, says));
  }

  return {
    get: () => screen,
    subscribe(view: () => void) {
      views.add(view);
      return () => void views.delete(view);
    },
    run,
    look: (ownView: View | null) => set({ ownView }),
    resize: (size: Screen['size']) => set({ size }),

    /** Loads fonts and the saved design. Call it when the view is there. */
    start: () =>
      attempt(async () => {
        await loadFonts();
        const saved = restoreDesign();
        if (saved) await loadPictures(saved);
        const says = saved ? 'Your last design is back.' : 'Select an item, or add one.';
        run(() => ({ ...newEditor(saved ?? openingDesign), says }));
      }),
    startAgain: () => void show(emptyDesign, 'A new page. Undo brings the old one back.'),
    openDesign: () =>
      attempt(async () => {
        const file = await pickFile('.json,application/json');
        await show(readDesign(await file.text()), `Opened ${file.name}.`);
      }),
    addImage: () =>
      attempt(async () => {
        const picture = await readPicture(await pickFile('image/*'), 240);
        await loadPicture(picture.source);
        run((editor) => add(editor, 'image', picture));
      }),
    saveDesign() {
      const text = writeDesign(designOf(screen.editor));
      download(new Blob([text], { type: 'application/json' }), 'design.json');
      tell('Saved as design.json.');
    },
    savePng: () =>
      attempt(async () => {
        download(await exportPng(designOf(screen.editor)), 'design.png');
        tell('Exported as design.png.');
      }),
    savePdf: () =>
      attempt(async () => {
        download(await exportPdf(designOf(screen.editor)), 'design.pdf');
        tell('Exported as design.pdf. Its text can be selected.');
      }),
  };
}

export type Store = ReturnType<typeof createStore>;

/** Asks for a file. Without a choice, nothing happens. */
function pickFile(accept: string): Promise<File> {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = accept;
  field.hidden = true;
  document.body.append(field);
  return new Promise((resolve) => {
    field.addEventListener('cancel', () => field.remove());
    field.addEventListener('change', () => {
      const file = field.files?.[0];
      field.remove();
      if (file) resolve(file);
    });
    field.click();
  });
}
