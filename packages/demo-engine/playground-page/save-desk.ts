import { programText } from '../player/workshop/program-text';
import { isDeviceName } from '../playground/device-names';
import { saveFile } from '../playground/save-file';
import { sizeText } from '../playground/assets';
import { Store } from '../player/store';

/** How long after a press a browser still counts the page as active, in milliseconds. */
const PRESS_COUNTS = 5000;
/** Maximum number of files that wait for the reader at once, and that one press may save. */
const MAX_OFFERS = 3;
const MAX_AT_ONCE = 20;
/** Maximum size of one file, in bytes. */
const MAX_BYTES = 200_000_000;
const LONGEST_NAME = 120;

/** Extensions of files that programs may save: none that a computer would execute. */
const ENDINGS = [
  ...['png', 'jpg', 'jpeg', 'webp', 'gif', 'avif', 'svg', 'pdf', 'json', 'geojson', 'txt', 'csv', 'md', 'css'],
  ...['webm', 'mp4', 'mp3', 'wav', 'ogg', 'zip'],
];

/** A file that a program wants to save without a press by the reader. */
export interface SaveOffer {
  name: string;
  /** `12 kB` */
  size: string;
  content: Blob;
}

/** The files that wait for the reader, and why others were refused. */
export interface SaveState {
  offers: readonly SaveOffer[];
  problem?: string;
}

/** What is known about the reader when a file arrives. */
export interface Presence {
  /** The browser has recently seen the reader press something, on the page or in the frame. */
  isActive: boolean;
  /** The focus is in the program's frame. */
  isInFrame: boolean;
  /** Milliseconds since the reader's last press on the page itself. */
  sincePagePress: number;
}

/**
 * Whether the reader has just pressed something in the frame.
 *
 * @param isForeign the code came from a link. It can take the focus, so a press on the page, such as on Run, does not permit it to
 *    save; only a press that the page has not seen does.
 */
export function hasPressed({ isActive, isInFrame, sincePagePress }: Presence, isForeign: boolean): boolean {
  return isActive && isInFrame && (!isForeign || sincePagePress > PRESS_COUNTS);
}

/** A file name that is valid in any folder, without characters that disguise its extension. */
export function savedName(name: string): string {
  const plain = name
    // eslint-disable-next-line no-control-regex -- these are what has to go
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const [, stem = plain, ending = ''] = /^(.*?)(\.[^.]{0,9})?$/.exec(plain) ?? [];
  const free = isDeviceName(stem) ? `${stem}_` : stem;
  return (free.slice(0, LONGEST_NAME - ending.length) || 'download') + ending;
}

/** `picture` of type `image/png` becomes `picture.png`. */
function withEnding(name: string, type: string): string {
  if (/\.[^.]+$/.test(name)) return name;
  const ending = ENDINGS.find((one) => type === `image/${one}` || type === `application/${one}`);
  return ending === undefined ? `${name}.txt` : `${name}.${ending}`;
}

/** Saves files for programs: at once after a press in their frame, otherwise once the reader agrees. */
export class SaveDesk extends Store<SaveState> {
  #saved: number[] = [];

  /**
   * @param isForeign the code came from a link
   * @param presence returns what is known about the reader now
   * @param save makes the browser save a file; tests pass their own
   */
  constructor(
    private readonly isForeign: boolean,
    private readonly presence: (frame: Element) => Presence,
    private readonly save: (name: string, content: Blob) => void = saveFile,
  ) {
    super({ offers: [] });
  }

  /** Handles a file from a frame. */
  receive(asked: string, given: Blob, frame: Element): void {
    const name = withEnding(savedName(asked), given.type);
    const problem = this.#refuse(name, given);
    if (problem !== undefined) {
      this.update({ problem });
      return;
    }
    // A type that the browser never displays, because the object URL belongs to this site's origin.
    const content = new Blob([given], { type: 'application/octet-stream' });
    const offer = { name, size: sizeText(content.size), content };
    if (hasPressed(this.presence(frame), this.isForeign) && this.#isFew()) this.#save(offer);
    else this.update({ offers: [...this.#others(offer), offer].slice(-MAX_OFFERS) });
  }

  /** The reader accepts an offer. */
  accept(offer: SaveOffer): void {
    this.#save(offer);
    this.dismiss(offer);
  }

  dismiss(offer: SaveOffer): void {
    this.update({ offers: this.snapshot.offers.filter((one) => one !== offer) });
  }

  dismissProblem(): void {
    this.update({ problem: undefined });
  }

  #refuse(name: string, { size }: Blob): string | undefined {
    const said = `“${programText(name, 80)}”`;
    if (size > MAX_BYTES)
      return `${said} was not saved: it has ${sizeText(size)}, at most ${sizeText(MAX_BYTES)} can be saved here.`;
    const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    if (ENDINGS.includes(ending)) return undefined;
    return `${said} was not saved: a program here saves files that end in ${ENDINGS.map((one) => `.${one}`).join(', ')}.`;
  }

  /** False for a program that saves endlessly: it has to ask. */
  #isFew(): boolean {
    const now = performance.now();
    this.#saved = this.#saved.filter((time) => now - time < PRESS_COUNTS);
    return this.#saved.length < MAX_AT_ONCE;
  }

  #save({ name, content }: SaveOffer): void {
    this.#saved.push(performance.now());
    this.save(name, content);
  }

  #others({ name }: SaveOffer): SaveOffer[] {
    return this.snapshot.offers.filter((one) => one.name !== name);
  }
}

/** Watches the reader's presses on the page, which do not include those in a frame. */
export function watchPresence(view: Window): (frame: Element) => Presence {
  let pressed = -Infinity;
  const note = () => {
    pressed = performance.now();
  };
  for (const type of ['pointerdown', 'keydown', 'click'] as const) {
    view.addEventListener(type, note, { capture: true, passive: true });
  }
  return (frame) => ({
    isActive: view.navigator.userActivation?.isActive ?? false,
    isInFrame: view.document.activeElement === frame,
    sincePagePress: performance.now() - pressed,
  });
}
