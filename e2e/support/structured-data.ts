import Ajv from 'ajv';
import addFormats from 'ajv-formats';

/** What readers of structured data ask of the types that the site's pages use, as JSON schemas. */
const url = { type: 'string', format: 'uri' };
const words = { type: 'string', minLength: 1 };
const date = { type: 'string', format: 'date-time' };
const person = {
  type: 'object',
  required: ['@type', 'name'],
  properties: { '@type': { enum: ['Person', 'Organization'] }, name: words, url },
};
const image = { type: 'object', required: ['@type', 'url'], properties: { '@type': { const: 'ImageObject' }, url } };
const context = { const: 'https://schema.org' };

const SCHEMAS = {
  TechArticle: {
    type: 'object',
    required: [
      '@context',
      '@type',
      '@id',
      'url',
      'headline',
      'description',
      'image',
      'author',
      'publisher',
      'inLanguage',
    ],
    properties: {
      '@context': context,
      '@id': url,
      url,
      headline: { ...words, maxLength: 110 },
      description: words,
      image,
      author: person,
      publisher: person,
      dateModified: date,
      keywords: words,
      inLanguage: words,
    },
  },
  BlogPosting: {
    type: 'object',
    required: ['@context', '@type', '@id', 'url', 'headline', 'description', 'author', 'datePublished'],
    properties: {
      '@context': context,
      '@id': url,
      url,
      headline: { ...words, maxLength: 110 },
      description: words,
      image,
      author: { anyOf: [person, { type: 'array', items: person, minItems: 1 }] },
      datePublished: date,
      dateModified: date,
    },
  },
  BreadcrumbList: {
    type: 'object',
    required: ['@context', '@type', 'itemListElement'],
    properties: {
      '@context': context,
      itemListElement: {
        type: 'array',
        items: {
          type: 'object',
          required: ['@type', 'position', 'name', 'item'],
          properties: {
            '@type': { const: 'ListItem' },
            position: { type: 'integer', minimum: 1 },
            name: words,
            item: url,
          },
        },
      },
    },
  },
} as const;

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats(ajv);
const validators = new Map(Object.entries(SCHEMAS).map(([type, schema]) => [type, ajv.compile(schema)]));

/** The type of a page's structured data, and what is wrong with it. */
export function checkStructured(text: string): { type: string; problems: string[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { type: 'unknown', problems: ['is no JSON'] };
  }
  const type = typeof data === 'object' && data !== null && '@type' in data ? String(data['@type']) : 'unknown';
  const validate = validators.get(type);
  if (validate === undefined) return { type, problems: [] };
  validate(data);
  return { type, problems: (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`) };
}
