import { saveFile } from '../playground/save-file';
import { sizeText } from '../playground/assets';

/** How long a press counts as the reader's word in any browser, in milliseconds. */
const PRESS_COUNTS = 5000;
/** Most files that wait for the reader at once, and most that one press saves. */
const MOST_OFFERS = 3;
const MOST_AT_ONCE = 20;
/** Most bytes of a file. */
const MOST_BYTES = 200_000_000;
const LONGEST_NAME = 120;

/** Kinds of files that programs save: none that a computer would run. */
const ENDINGS = [
  ...['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'svg', 'pdf', 'json', 'geojson', 'txt', 'csv', 'md', 'css'],
  ...['webm', 'mp4', 'mp3', 'wav', 'ogg', 'zip'],
];

/** A file that a program wants to have saved and the reader has not pressed for. */
export interface SaveOffer {
  name: string;
  /** `12 kB` */
  size: string;
  content: Blob;
}

/** What waits for the reader, and what was refused. */
export interface SaveState {
  offers: readonly SaveOffer[];
  problem?: string;
}

/** What is known about the reader when a file comes. */
export interface Presence {
  /** The browser has seen a press of the reader lately, on the page or in the frame. */
  isActive: boolean;
  /** The focus is in the program's frame. */
  isInFrame: boolean;
  /** Milliseconds since the reader's last press on the page itself. */
  sincePagePress: number;
}

/**
 * Whether the reader has pressed in the frame just now.
 *
 * @param isForeign the code came by a link. It can take the focus, so a press on the page, as on Run, is not its leave to save: only
 *   one that the page has not seen.
 */
export function hasPressed({ isActive, isInFrame, sincePagePress }: Presence, isForeign: boolean): boolean {
  return isActive && isInFrame && (!isForeign || sincePagePress > PRESS_COUNTS);
}

/** A name that is one file's in any folder, without signs that hide its ending. */
export function savedName(name: string): string {
  const plain = name
    // eslint-disable-next-line no-control-regex -- these are what has to go
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const [, stem = plain, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(plain) ?? [];
  return (stem.slice(0, LONGEST_NAME - ending.length) || 'download') + ending;
}

/** `picture` of type `image/png` becomes `picture.png`. */
function withEnding(name: string, type: string): string {
  if (/\.[^.]+$/.test(name)) return name;
  const ending = ENDINGS.find((one) => type === `image/${one}` || type === `application/${one}`);
  return ending === undefined ? `${name}.txt` : `${name}.${ending}`;
}

/** Saves what programs want to have saved: at once after a press in their frame, else when the reader says so. */
export class SaveDesk {
  #state: SaveState = { offers: [] };
  #saved: number[] = [];
  readonly #listeners = new Set<() => void>();

  /**
   * @param isForeign the code came by a link
   * @param presence what is known about the reader now
   * @param save has the browser save a file; tests give their own
   */
  constructor(
    private readonly isForeign: boolean,
    private readonly presence: (frame: Element) => Presence,
    private readonly save: (name: string, content: Blob) => void = saveFile,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): SaveState => this.#state;

  /** Takes a file from a frame. */
  receive(asked: string, given: Blob, frame: Element): void {
    const name = withEnding(savedName(asked), given.type);
    const problem = this.#refuse(name, given);
    if (problem !== undefined) {
      this.#set({ ...this.#state, problem });
      return;
    }
    // Of no kind that the browser would show by itself: its address is one of this site.
    const content = new Blob([given], { type: 'application/octet-stream' });
    const offer = { name, size: sizeText(content.size), content };
    if (hasPressed(this.presence(frame), this.isForeign) && this.#isFew()) this.#save(offer);
    else this.#set({ ...this.#state, offers: [...this.#others(offer), offer].slice(-MOST_OFFERS) });
  }

  /** The reader says yes. */
  accept(offer: SaveOffer): void {
    this.#save(offer);
    this.dismiss(offer);
  }

  dismiss(offer: SaveOffer): void {
    this.#set({ ...this.#state, offers: this.#state.offers.filter((one) => one !== offer) });
  }

  dismissProblem(): void {
    this.#set({ offers: this.#state.offers });
  }

  #refuse(name: string, { size }: Blob): string | undefined {
    if (size > MOST_BYTES)
      return `${name} was not saved: it has ${sizeText(size)}, at most ${sizeText(MOST_BYTES)} can be saved here.`;
    const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    if (ENDINGS.includes(ending)) return undefined;
    return `${name} was not saved: a program here saves files that end in ${ENDINGS.map((one) => `.${one}`).join(', ')}.`;
  }

  /** A program that saves without end is stopped by asking. */
  #isFew(): boolean {
    const now = Date.now();
    this.#saved = this.#saved.filter((time) => now - time < PRESS_COUNTS);
    return this.#saved.length < MOST_AT_ONCE;
  }

  #save({ name, content }: SaveOffer): void {
    this.#saved.push(Date.now());
    this.save(name, content);
  }

  #others({ name }: SaveOffer): SaveOffer[] {
    return this.#state.offers.filter((one) => one.name !== name);
  }

  #set(state: SaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Watches the page for the reader's presses, which a frame's own do not reach. */
export function watchPresence(view: Window): (frame: Element) => Presence {
  let pressed = -Infinity;
  const note = () => {
    pressed = Date.now();
  };
  for (const type of ['pointerdown', 'keydown', 'click'] as const) {
    view.addEventListener(type, note, { capture: true, passive: true });
  }
  return (frame) => ({
    isActive: view.navigator.userActivation?.isActive ?? false,
    isInFrame: view.document.activeElement === frame,
    sincePagePress: Date.now() - pressed,
  });
}
