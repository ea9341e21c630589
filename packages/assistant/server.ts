import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { Knowledge } from './check';
import { FRAMEWORKS, Refusal, type Docs } from './data/docs';
import { cut } from './data/sections';
import { ACTS, run, type RunResult } from './run';
import { api } from './tools/api';
import { check, knowledgeOf } from './tools/check';
import { demo } from './tools/demo';
import { link } from './tools/link';
import { read } from './tools/read';
import { search } from './tools/search';
import { upgrade } from './tools/upgrade';

const INSTRUCTIONS =
  'Documentation of the Konva canvas library and its React, Vue and Svelte bindings. Search first, then read another section if the best one does not answer. Look up names with `api` before you use them, and `check` code before you show it.';

/** Maximum length of an answer unless more is asked for, and of one that is asked for, in characters. */
const USUAL_LENGTH = 10_000;
const MAX_LENGTH = 100_000;
/** Maximum length of a text that a caller may send. */
const MAX_INPUT = 20_000;

const text = (about: string) => z.string().max(MAX_INPUT).describe(about);
const framework = z.enum(FRAMEWORKS).default('vanilla');
const part = {
  from: z.number().min(0).optional().describe('First character'),
  limit: z.number().min(500).max(MAX_LENGTH).optional().describe(`${USUAL_LENGTH} by default`),
};
/** A program, as the tools take it that read code. */
const program = {
  code: z.string().describe('A program of one file').optional(),
  files: z.record(z.string(), z.string()).describe('Or files: { "App.tsx": "…" }').optional(),
  framework: z.enum(FRAMEWORKS).optional(),
};
/** The server with all tools; the caller connects it to a transport. The first argument of each tool is the main one. */
export function createServer(docs: Docs): McpServer {
  const { version } = docs.model.library;
  const server = new McpServer({ name: 'konva-docs', version }, { instructions: INSTRUCTIONS });
  let known: Knowledge | undefined;

  function tool<Shape extends z.ZodRawShape>(
    name: string,
    description: string,
    shape: Shape,
    answer: (input: z.output<z.ZodObject<Shape>>) => string | RunResult | Promise<string | RunResult>,
  ): void {
    const inputSchema: z.ZodRawShape = shape;
    const config = { description, inputSchema, annotations: { readOnlyHint: true, openWorldHint: false } };
    server.registerTool(name, config, async (input: unknown) => {
      try {
        const given = await answer(z.object(shape).parse(input));
        const { limit = USUAL_LENGTH, from } = z.object(part).parse(input);
        const { text: whole, picture } = typeof given === 'string' ? { text: given } : given;
        const image = picture === undefined ? [] : [{ type: 'image' as const, data: picture, mimeType: 'image/png' }];
        return { content: [{ type: 'text' as const, text: cut(whole, limit, from) }, ...image] };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { content: [{ type: 'text' as const, text: error.message }], isError: true };
      }
    });
  }

  tool(
    'search',
    'Finds the sections of the Konva documentation that answer a question: the text of the best, first lines of others. Start here.',
    { query: text('A question, or names of the API'), framework, ...part },
    (input) => search(docs, input.query, input.framework),
  );
  tool(
    'read',
    'A page of the documentation in one framework, without the code of its demo, or one section of it.',
    {
      page: text('Address: /docs/shapes/Rect.html, with #anchor for one section'),
      section: text('Heading, instead of an anchor').optional(),
      framework,
      ...part,
    },
    (input) => read(docs, input.page, input.framework, input.section),
  );
  tool(
    'api',
    'A class with its options, members and events, or one member with type, default, version and examples. Use it before you write a name that you have not seen in the documentation.',
    { name: text('Rect, Node#cache, Image.fromURL, or a name alone: dragBoundFunc'), ...part },
    (input) => api(docs, input.name),
  );
  tool(
    'demo',
    'The files of a demo in one framework, the lesson first: complete programs that run.',
    {
      demo: text('Address of the page that shows it, or its name: Free_Drawing'),
      framework,
      file: text('One file by name').optional(),
      ...part,
    },
    (input) => demo(docs, input.demo, input.framework, input.file),
  );
  tool(
    'check',
    'Checks a program: syntax, types, names that do not exist, forms of older Konva versions, wrong habits. Says what to write instead. Call it before you show code.',
    program,
    (input) => check((known ??= knowledgeOf(docs)), input),
  );
  tool(
    'upgrade',
    'What changes in a program from an older version of Konva to this one.',
    { code: z.string().describe('The program'), version: text('Its version: 8, 8.3 or 8.3.2') },
    (input) => upgrade(docs, input.version, input.code),
  );
  tool(
    'link',
    'A link that opens a program in the playground of the site.',
    { ...program, site: text('Address of the site').optional() },
    ({ site, ...input }) => link(input, site),
  );
  tool(
    'run',
    'Draws a program in an installed Chrome, without network, and gives the picture, the console, errors with advice and the tree of nodes.',
    { ...program, acts: ACTS },
    (input) => run(docs, link(input), input.acts),
  );
  return server;
}
