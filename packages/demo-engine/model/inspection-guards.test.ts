import { describe, expect, it } from 'vitest';
import type { InspectorAnswer, InspectorMessage, InspectorNews, NodeDetails, TreeRow } from './inspection';
import { MAX_ATTRIBUTES, MAX_EVENTS, MAX_ROWS } from './inspection';
import { readInspectorMessage } from './inspection-guards';
import { packMessage } from './packed-messages';

const row: TreeRow = {
  id: 3,
  className: 'Text',
  name: 'a b',
  nodeId: 'c',
  level: 3,
  position: 2,
  siblings: 4,
  children: 0,
  isOpen: false,
  visible: true,
  listening: false,
  hiddenByParent: true,
  deafByParent: false,
  text: 'Hello',
};
const details: NodeDetails = {
  id: 3,
  className: 'Rect',
  path: [{ id: 1, label: 'Stage' }],
  attributes: [
    { name: 'x', value: { kind: 'number', value: 1.5 }, isSet: true, isEditable: true },
    { name: 'fill', value: { kind: 'text', value: 'red' }, isSet: true, isEditable: false },
    { name: 'visible', value: { kind: 'flag', value: true }, isSet: false, isEditable: true },
    { name: 'points', value: { kind: 'numbers', value: [1, 2], more: 7 }, isSet: false, isEditable: false },
    { name: 'image', value: { kind: 'other', text: '<img>' }, isSet: true, isEditable: false },
    { name: 'stroke', value: { kind: 'none' }, isSet: false, isEditable: true },
  ],
  clientRect: { x: 0, y: 1, width: 2, height: 3 },
  absolutePosition: { x: 0, y: 1 },
  absoluteRotation: 45,
  absoluteScale: { x: 1, y: 2 },
  listeners: [{ type: 'click', count: 2 }],
  cachedIn: { id: 3, label: 'Group .badge' },
  madeAt: { file: 'index.ts', line: 3, column: 4 },
};
const node = { id: 4, label: 'Rect #a' };

const answers: InspectorAnswer[] = [
  { type: 'rows', from: 0, total: 1, rows: [row, { ...row, text: undefined }].map(withoutUndefined) },
  { type: 'revealed', index: 3, total: 9 },
  { type: 'found', total: 1, from: 0, nodes: [node] },
  { type: 'details' },
  { type: 'details', details },
  { type: 'set', attribute: { name: 'x', value: { kind: 'number', value: 2 }, isSet: true, isEditable: true } },
  { type: 'done' },
  { type: 'refused', reason: 'no' },
];
const news: InspectorNews[] = [
  { type: 'absent' },
  { type: 'open', nodes: 4, knowsPlaces: false },
  { type: 'changed', total: 2, nodes: 4, structure: true, values: false },
  { type: 'pointed' },
  { type: 'pointed', node },
  { type: 'picked', node: 3 },
  { type: 'takenBack', node: 3, name: 'x' },
  { type: 'draws', layers: [{ ...node, draws: 2, milliseconds: 1.25 }] },
  {
    type: 'events',
    dropped: 1,
    events: [{ type: 'click', at: 4, target: node, through: [node], stoppedBy: node, count: 1 }],
  },
];

function withoutUndefined(one: TreeRow): TreeRow {
  const { text, ...rest } = one;
  return text === undefined ? rest : one;
}

/** The message as the page reads it after an agent has sent it. */
function sent(message: InspectorMessage): InspectorMessage | undefined {
  return readInspectorMessage(JSON.parse(JSON.stringify(packMessage(message))));
}

describe('messages of the agent', () => {
  it.each(answers.map((answer) => [answer.type, answer] as const))('arrive as they are: answer %s', (_, answer) => {
    expect(sent({ number: 7, answer })).toEqual({ number: 7, answer });
  });

  it.each(news.map((one) => [one.type, one] as const))('arrive as they are: news %s', (_, one) => {
    expect(sent({ news: one })).toEqual({ news: one });
  });

  it('lose what does not belong in them', () => {
    const message = { news: { type: 'picked', node: 3, more: 'x' }, extra: 1 };
    expect(readInspectorMessage(message)).toEqual({ news: { type: 'picked', node: 3 } });
  });

  const packedRow = [3, 'Rect', 'a', 'b', 1, 1, 1, 0, 0];
  const rows = (list: unknown) => ({ number: 1, answer: { type: 'rows', from: 0, total: 1, rows: list } });
  const packed = (change: object) => {
    const value: unknown = packMessage({ number: 1, answer: { type: 'details', details } });
    return {
      number: 1,
      answer: {
        type: 'details',
        details: { ...Object(Reflect.get(Object(Reflect.get(Object(value), 'answer')), 'details')), ...change },
      },
    };
  };
  it.each<[string, unknown]>([
    ['no record', 'text'],
    ['an array', []],
    ['neither answer nor news', { number: 1 }],
    ['a number below zero', { number: -1, answer: { type: 'done' } }],
    ['a number that is a text', { number: '1', answer: { type: 'done' } }],
    ['an unknown answer', { number: 1, answer: { type: 'open' } }],
    ['an inherited type', { number: 1, answer: { type: 'constructor' } }],
    ['rows that are no list', rows({ length: 1 })],
    ['a row that is too short', rows([packedRow.slice(0, 8)])],
    ['a row that is too long', rows([[...packedRow, 'a', 'b']])],
    ['a row with an endless name', rows([packedRow.with(2, 'x'.repeat(201))])],
    ['a row with an object for a name', rows([packedRow.with(2, Object('x'))])],
    ['more rows than are asked for', rows(Array.from({ length: MAX_ROWS + 1 }, () => packedRow))],
    [
      'details with more attributes than there are',
      packed({ attributes: Array.from({ length: MAX_ATTRIBUTES + 1 }, () => ['x', 0, 1]) }),
    ],
    ['an attribute of an object', packed({ attributes: [['x', 0, { value: 1 }]] })],
    [
      'an attribute of endless numbers',
      packed({ attributes: [['x', 0, { n: Array.from({ length: 401 }, () => 1), more: 0 }]] }),
    ],
    ['an endless path', packed({ path: Array.from({ length: 201 }, () => node) })],
    ['a rect of texts', packed({ clientRect: { x: '0', y: 0, width: 0, height: 0 } })],
    ['a rotation that is no number', packed({ absoluteRotation: null })],
    [
      'more events than fit',
      {
        news: {
          type: 'events',
          dropped: 0,
          events: Array.from({ length: MAX_EVENTS + 1 }, () => ({
            type: 'a',
            at: 1,
            target: node,
            through: [],
            count: 1,
          })),
        },
      },
    ],
    [
      'an event without a target',
      { news: { type: 'events', dropped: 0, events: [{ type: 'a', at: 1, through: [], count: 1 }] } },
    ],
    ['endless reasons', { number: 1, answer: { type: 'refused', reason: 'x'.repeat(201) } }],
    ['news that only the page has', { news: { type: 'gone' } }],
  ])('are nothing when they are %s', (_, value) => {
    expect(readInspectorMessage(value)).toBeUndefined();
  });
});
