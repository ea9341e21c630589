import type { Command } from './editor';
import { COLOR_COUNT, cleanLabel, MAX_TOPICS, topicsIn, type Topic } from './mind-map';

export const writeMap = (root: Topic): string => JSON.stringify(root, null, 2);

/** Reads a map from a file's text. Throws an error that says what is wrong. */
export function readMap(text: string): Topic {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('it is not JSON');
  }
  let id = 0;
  // Topics get new ids, so that no two topics have the same id.
  const readTopic = (from: unknown, depth: number): Topic => {
    if (!isRecord(from)) throw wrong('a topic is not an object');
    const { label, children } = from;
    const clean = typeof label === 'string' ? cleanLabel(label) : null;
    if (clean === null) throw wrong('a topic has no "label"');
    if (!Array.isArray(children)) throw wrong(`"${clean}" has no list of "children"`);
    if (depth > MAX_TOPICS || id >= MAX_TOPICS)
      throw wrong(`it has more than ${MAX_TOPICS} topics`);
    id += 1;
    return {
      id,
      label: clean,
      isFolded: from['isFolded'] === true && depth > 0 && children.length > 0,
      side: from['side'] === -1 ? -1 : 1,
      color: Math.trunc(Math.abs(numberOf(from['color']))) % COLOR_COUNT,
      out: numberOf(from['out']),
      down: numberOf(from['down']),
      children: children.map((child) => readTopic(child, depth + 1)),
    };
  };
  return readTopic(value, 0);
}

/** The command for the text of a chosen file: to open its map, or to say what is wrong with it. */
export function openCommand(text: string, fileName: string): Command {
  try {
    const root = readMap(text);
    return { do: 'open', root, says: `Opened ${fileName}: ${topicsIn(root).length} topics.` };
  } catch (error) {
    return { do: 'say', says: error instanceof Error ? error.message : String(error) };
  }
}

const numberOf = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const wrong = (reason: string) => new Error(`This file is not a mind map: ${reason}.`);
