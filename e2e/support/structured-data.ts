import validation from '@docusaurus/utils-validation';

const { Joi } = validation;

/**
 * Requirements of consumers of structured data for the types that the site uses, and the formats of values. `schema-types.ts` checks which
 * properties and types schema.org has.
 */
const url = Joi.string().uri();
const words = Joi.string().min(1);
const headline = words.max(110);
const date = Joi.string().isoDate();
const person = Joi.object({
  '@type': Joi.valid('Person', 'Organization').required(),
  name: words.required(),
  url,
}).unknown();
const image = Joi.object({ '@type': Joi.valid('ImageObject').required(), url: url.required() }).unknown();
const page = {
  '@context': Joi.valid('https://schema.org').required(),
  '@type': words.required(),
  '@id': url.required(),
  url: url.required(),
  headline: headline.required(),
  description: words.required(),
  dateModified: date,
};
const crumb = Joi.object({
  '@type': Joi.valid('ListItem').required(),
  position: Joi.number().integer().min(1).required(),
  name: words.required(),
  item: url.required(),
}).unknown();

const SCHEMAS = new Map(
  Object.entries({
    TechArticle: Joi.object({
      ...page,
      image: image.required(),
      author: person.required(),
      publisher: person.required(),
      inLanguage: words.required(),
      keywords: words,
    }).unknown(),
    BlogPosting: Joi.object({
      ...page,
      image: image.required(),
      author: Joi.array().items(person).min(1).required(),
      datePublished: date.required(),
    }).unknown(),
    BreadcrumbList: Joi.object({
      '@context': Joi.valid('https://schema.org').required(),
      itemListElement: Joi.array().items(crumb).required(),
    }).unknown(),
  }),
);

/** The type of a page's structured data, and its errors. */
export function checkStructured(text: string): { type: string; problems: string[] } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { type: 'unknown', problems: ['is no JSON'] };
  }
  const type = typeof data === 'object' && data !== null && '@type' in data ? String(data['@type']) : 'unknown';
  const { error } = SCHEMAS.get(type)?.validate(data, { abortEarly: false, convert: false }) ?? {};
  return { type, problems: error?.details.map(({ message }) => message) ?? [] };
}
