/** A node as `toObject()` writes it. */
export interface NodeData {
  className: string;
  attrs: Record<string, unknown>;
  children: NodeData[];
}

/** The classes that this application saves. It does not load others. */
const classNames = ['Stage', 'Layer', 'Group', 'Rect', 'Circle', 'Line', 'Image'];

/** Reads the JSON of a stage. Throws an error that says what is wrong with any other text. */
export function readStage(text: string): NodeData {
  const stage = readNode(parse(text));
  if (stage.className !== 'Stage') throw new Error(`This is a ${stage.className}, not a Stage.`);
  return stage;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('This is not JSON.', { cause: error });
  }
}

function readNode(value: unknown): NodeData {
  if (!isRecord(value)) throw new Error('A node is missing: this is not an object.');
  const { className, attrs, children = [] } = value;
  if (typeof className !== 'string') throw new Error('A node has no className.');
  if (!classNames.includes(className)) throw new Error(`The class ${className} is unknown.`);
  if (!isRecord(attrs)) throw new Error(`A ${className} has no attrs.`);
  if (!Array.isArray(children)) throw new Error(`The children of a ${className} are not a list.`);
  return { className, attrs, children: children.map(readNode) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
