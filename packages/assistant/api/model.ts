import * as z from 'zod';

/** What the tools read of `/api/konva.json`. The page `/api/data.html` of the site describes the whole file. */
const typeText = z.array(z.object({ text: z.string() })).transform((pieces) => pieces.map(({ text }) => text).join(''));
const defaultValue = z.object({ code: z.string().optional(), words: z.string().optional() });

const parameter = z.object({
  name: z.string(),
  optional: z.boolean(),
  rest: z.boolean(),
  type: typeText,
  text: z.string().optional(),
});

const member = z.object({
  name: z.string(),
  anchor: z.string(),
  kind: z.enum(['attribute', 'property', 'method']),
  static: z.boolean(),
  readonly: z.boolean(),
  type: typeText,
  default: defaultValue.optional(),
  signatures: z.array(
    z.object({ parameters: z.array(parameter), returns: typeText, returnsText: z.string().optional() }),
  ),
  summary: z.string(),
  description: z.string(),
  examples: z.array(z.string()).default([]),
  deprecated: z.string().optional(),
  throws: z.string().optional(),
  since: z.string().optional(),
});

const event = z.object({
  name: z.string(),
  anchor: z.string(),
  when: z.string(),
  bubbles: z.boolean(),
  payload: typeText,
  extra: z.string().optional(),
  examples: z.array(z.string()).default([]),
});

const option = z.object({
  name: z.string(),
  type: typeText,
  required: z.boolean(),
  default: defaultValue.optional(),
  summary: z.string(),
});

const page = z.object({
  name: z.string(),
  kind: z.enum(['root', 'class', 'namespace']),
  address: z.string(),
  summary: z.string(),
  description: z.string(),
  examples: z.array(z.string()).default([]),
  deprecated: z.string().optional(),
  since: z.string().optional(),
  members: z.array(member),
  hierarchy: z.object({ ancestors: z.array(z.string()), subclasses: z.array(z.string()) }).optional(),
  construct: z
    .object({
      parameters: z.array(parameter),
      optionGroups: z.array(z.object({ owner: z.string(), options: z.array(option) })),
    })
    .optional(),
  events: z.array(event).optional(),
  changedDefaults: z.array(z.object({ member: z.string(), owner: z.string(), value: defaultValue })).optional(),
  olderNames: z.array(z.object({ name: z.string(), instead: z.string(), owner: z.string() })).optional(),
});

const typeEntry = z.object({
  name: z.string(),
  type: typeText,
  fields: z.array(z.object({ name: z.string(), type: typeText, optional: z.boolean(), text: z.string().optional() })),
  summary: z.string(),
  inNamespace: z.boolean(),
  module: z.string().optional(),
});

const model = z.object({
  library: z.object({ version: z.string() }),
  pages: z.array(page),
  types: z.array(typeEntry),
});

export type Model = z.output<typeof model>;
export type ClassPage = z.output<typeof page>;
export type Member = z.output<typeof member>;
export type TypeEntry = z.output<typeof typeEntry>;
export type ApiEvent = z.output<typeof event>;

/** Reads `konva.json`. @throws ZodError when the file has another layout */
export function readModel(json: string): Model {
  return model.parse(JSON.parse(json));
}
