import { isCount, isOptional, isRecord, isString } from '@site-packages/contracts';
import { type InspectorRequest, MAX_ROWS, type NodeId, type NumberedRequest } from './inspection';
import { isFlag, isText, readAttributeValue } from './attribute-value-guard';

/** True for a name that matches the library's attribute names; the agent sets only such attributes. */
export function isAttributeName(value: unknown): value is string {
  return isString(value) && /^[a-z][A-Za-z\d]{0,40}$/.test(value) && value !== 'constructor';
}

function readRequest(value: unknown): InspectorRequest | undefined {
  if (!isRecord(value)) return undefined;
  const { type, from, count, node, open, withDescendants, selector, name, on, file, fromLine, toLine } = value;
  switch (type) {
    case 'open':
    case 'close':
      return { type };
    case 'rows':
      return isCount(from) && isCount(count) && count <= MAX_ROWS ? { type, from, count } : undefined;
    case 'toggle':
      return isNodeId(node) && isFlag(open) && isFlag(withDescendants)
        ? { type, node, open, withDescendants }
        : undefined;
    case 'reveal':
    case 'details':
      return isNodeId(node) ? { type, node } : undefined;
    case 'search':
      return isText(selector) && isCount(from) ? { type, selector, from } : undefined;
    case 'set': {
      const known = readAttributeValue(value['value']);
      return isNodeId(node) && isAttributeName(name) && known !== undefined
        ? { type, node, name, value: known }
        : undefined;
    }
    case 'highlight':
      return isOptional(node, isNodeId) ? { type, node } : undefined;
    case 'pick':
      return isFlag(on) ? { type, on } : undefined;
    case 'show': {
      const { hitCanvas, redraws, events } = value;
      return isFlag(hitCanvas) && isFlag(redraws) && isFlag(events) ? { type, hitCanvas, redraws, events } : undefined;
    }
    case 'madeBy':
      return isString(file) && isCount(fromLine) && isCount(toLine) ? { type, file, fromLine, toLine } : undefined;
    default:
      return undefined;
  }
}

function isNodeId(value: unknown): value is NodeId {
  return isCount(value);
}

/** Checks a request from the page to the agent. */
export function readNumberedRequest(value: unknown): NumberedRequest | undefined {
  if (!isRecord(value) || !isCount(value['number'])) return undefined;
  const request = readRequest(value['request']);
  return request === undefined ? undefined : { number: value['number'], request };
}
