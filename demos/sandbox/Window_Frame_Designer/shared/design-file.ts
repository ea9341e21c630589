import { download } from '../../../common/konva/files';
import { isRecord, readJson } from '../../../common/konva/read-json';
import { change, COLORS, LIMITS, NO_ROOM, SASHES, type Design, type Part } from './design';

/** Raise it with each change of the format. */
const VERSION = 1;

export const writeDesign = (design: Design) =>
  JSON.stringify({ version: VERSION, ...design }, null, 2);

export const saveDesign = (design: Design) =>
  download(new Blob([writeDesign(design)], { type: 'application/json' }), 'window.json');

/** The design in a file's text, or what is wrong with it. */
export function readDesign(text: string): Design | string {
  const value = readJson(text);
  if (!isRecord(value)) return wrong('it is not a JSON object');
  const { version, width, height, frame, color } = value;
  if (version !== VERSION) return wrong(`its version is not ${VERSION}`);
  const { width: wide, height: high } = LIMITS;
  if (!isWithin(width, wide.min, wide.max) || !isWithin(height, high.min, high.max)) {
    return wrong('its width or height is out of range');
  }
  if (!isWithin(frame, 50, 110)) return wrong('its frame is out of range');
  if (!COLORS.some((one) => one.value === color)) return wrong('its color is unknown');
  // Parts get new ids, so that no two are the same.
  const root = readPart(value['root'], counter());
  if (!root) return wrong('one of its parts is neither a pane nor a split');
  return change({ width, height, frame, color: String(color), root }, {}) ?? NO_ROOM;
}

/** A part with valid values, and its parts; undefined if one of them is invalid. */
function readPart(value: unknown, nextId: () => number): Part | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, at, direction } = value;
  const id = nextId();
  if (kind === 'pane') {
    const sash = SASHES.find((one) => one.value === value['sash'])?.value;
    return sash && { kind, id, sash };
  }
  if (kind !== 'split' || !isWithin(at, 0, 1)) return undefined;
  if (direction !== 'columns' && direction !== 'rows') return undefined;
  const first = readPart(value['first'], nextId);
  const second = readPart(value['second'], nextId);
  return first && second && { kind, id, direction, at, first, second };
}

function counter() {
  let id = 0;
  return () => (id += 1);
}

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

const wrong = (reason: string) => `This file is not a window: ${reason}.`;

/** Asks for a file and reads it. Without a choice, nothing happens. */
export function openDesign(show: (design: Design | string) => void) {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.json,application/json';
  field.addEventListener('change', () => {
    void field.files?.[0]?.text().then((text) => show(readDesign(text)));
  });
  field.click();
}
