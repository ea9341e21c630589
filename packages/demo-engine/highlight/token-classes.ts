/**
 * The kinds of tokens, their classes in the highlighted HTML, and the grammar scopes that each covers. `code.css` gives each class
 * its color. Other code gets no element of its own.
 */
export const TOKEN_CLASSES = [
  { class: 'c', meaning: 'comment', scopes: ['comment', 'punctuation.definition.comment'] },
  {
    class: 'k',
    meaning: 'keyword',
    scopes: [
      'keyword',
      'storage',
      'storage.type',
      'storage.modifier',
      'variable.language.this',
      'variable.language.super',
      'constant.language',
      'keyword.operator.new',
      'keyword.operator.expression',
      'punctuation.definition.keyword',
      'markup.heading',
      'entity.name.section',
      'punctuation.definition.heading',
    ],
  },
  {
    class: 's',
    meaning: 'string',
    scopes: [
      'string',
      'punctuation.definition.string',
      'constant.character.escape',
      'markup.inline.raw',
      'string.regexp',
      'string.regexp keyword',
      'string.regexp constant',
      'string.regexp punctuation',
    ],
  },
  {
    class: 'n',
    meaning: 'number',
    scopes: ['constant.numeric', 'constant.other.color', 'punctuation.definition.constant', 'keyword.other.unit'],
  },
  {
    class: 'f',
    meaning: 'function',
    scopes: ['entity.name.function', 'support.function', 'variable.function', 'entity.name.command'],
  },
  {
    class: 't',
    meaning: 'type',
    scopes: [
      'entity.name.type',
      'entity.name.class',
      'entity.other.inherited-class',
      'support.type.primitive',
      'support.class',
      'support.type.builtin',
      'entity.name.namespace',
    ],
  },
  {
    class: 'g',
    meaning: 'tag',
    scopes: ['entity.name.tag', 'support.class.component', 'punctuation.definition.tag'],
  },
  {
    class: 'a',
    meaning: 'attribute',
    scopes: [
      'entity.other.attribute-name',
      'support.type.property-name',
      'support.type.vendored.property-name',
      'meta.object-literal.key',
      'punctuation.support.type.property-name',
      'punctuation.definition.entity.css',
    ],
  },
  { class: 'i', meaning: 'inserted line', scopes: ['markup.inserted', 'punctuation.definition.inserted'] },
  { class: 'd', meaning: 'deleted line', scopes: ['markup.deleted', 'punctuation.definition.deleted'] },
] as const;

/**
 * Scopes that stay plain although an enclosing scope has a class. Operators and brackets are among them: an element for each would
 * double the HTML.
 */
export const PLAIN_SCOPES = [
  'punctuation',
  'keyword.operator',
  'meta.brace',
  'variable',
  'variable.other',
  'string variable',
  'string meta.template.expression',
  'meta.template.expression',
  'source',
  'meta.embedded',
  'string.template meta.embedded',
  'punctuation.section.embedded',
  'entity.other.attribute-name punctuation',
  'meta.attribute punctuation.section.embedded',
];
