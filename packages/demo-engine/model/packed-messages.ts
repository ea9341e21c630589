import type { InspectorMessage } from './inspection';
import { packAttribute } from './packed-attributes';
import { packRow } from './packed-rows';

/** Packs the frequent kinds of messages for transport; `readInspectorMessage` unpacks it. */
export function packMessage(message: InspectorMessage): unknown {
  if ('news' in message) return message;
  const { number, answer } = message;
  if (answer.type === 'rows') return { number, answer: { ...answer, rows: answer.rows.map(packRow) } };
  if (answer.type === 'set') return { number, answer: { ...answer, attribute: packAttribute(answer.attribute) } };
  if (answer.type !== 'details' || answer.details === undefined) return message;
  const { attributes, ...details } = answer.details;
  return { number, answer: { type: 'details', details: { ...details, attributes: attributes.map(packAttribute) } } };
}
