import * as z from 'zod';
import { cut } from '../data/sections';
import { FRAMEWORKS, Refusal, type Docs } from '../data/docs';
import { run, type RunResult } from '../run';
import { api } from './api';
import { check } from './check';
import { demo } from './demo';
import { read } from './read';
import { link } from './link';
import { search } from './search';
import { upgrade } from './upgrade';

/** Maximum length of an answer unless more is asked for, and of one that is asked for, in characters. */
const USUAL_LENGTH = 10_000;
const MAX_LENGTH = 100_000;
/** Maximum length of a text that a caller may send. */
const MAX_INPUT = 20_000;

const text = (about: string) => z.string().max(MAX_INPUT).describe(about);
const framework = z.enum(FRAMEWORKS).default('vanilla');
/** A program, as the tools take it that read code. */
const program = {
  code: z.string().describe('A program of one file').optional(),
  files: z.record(z.string(), z.string()).describe('Or files: { "App.tsx": "…" }').optional(),
  framework: z.enum(FRAMEWORKS).optional(),
};
const length = {
  from: z.number().min(0).optional().describe('First character'),
  limit: z.number().min(500).max(MAX_LENGTH).optional().describe(`${USUAL_LENGTH} by default`),
};

/** A tool: what the server and the command offer under its name. */
interface Tool<Shape extends z.ZodRawShape> {
  description: string;
  /** The argument that the command takes without a name. */
  main: keyof Shape & string;
  shape: Shape;
  /** True for answers that are short. */
  isShort?: boolean;
  answer: (docs: Docs, input: z.output<z.ZodObject<Shape>>) => string | Promise<string | RunResult>;
}

/** A tool whose input has been checked by its own shape, so that all tools have one type. */
export interface ReadyTool {
  name: string;
  description: string;
  main: string;
  shape: z.ZodRawShape;
  /** @throws Refusal when the input is wrong or names something that is not there */
  call: (docs: Docs, input: unknown) => Promise<RunResult>;
}

function ready<Shape extends z.ZodRawShape>(name: string, tool: Tool<Shape>): ReadyTool {
  const own = z.object(tool.shape);
  const range = z.object(length);
  return {
    name,
    description: tool.description,
    main: tool.main,
    shape: tool.isShort === true ? tool.shape : { ...tool.shape, ...length },
    call: async (docs, input) => {
      const checked = own.safeParse(input);
      const part = range.safeParse(input);
      if (!checked.success) throw new Refusal(`Wrong input for ${name}:\n${z.prettifyError(checked.error)}`);
      if (!part.success) throw new Refusal(`Wrong input for ${name}:\n${z.prettifyError(part.error)}`);
      const answer = await tool.answer(docs, checked.data);
      const { text: whole, ...picture } = typeof answer === 'string' ? { text: answer } : answer;
      return { text: cut(whole, part.data.limit ?? USUAL_LENGTH, part.data.from ?? 0), ...picture };
    },
  };
}

export const TOOLS: readonly ReadyTool[] = [
  ready('search', {
    description:
      'Finds the sections of the Konva documentation that answer a question: the text of the best, first lines of others. Start here.',
    main: 'query',
    shape: { query: text('A question, or names of the API'), framework },
    answer: (docs, input) => search(docs, input.query, input.framework),
  }),
  ready('read', {
    description: 'A page of the documentation in one framework, without the code of its demo, or one section of it.',
    main: 'page',
    shape: {
      page: text('Address: /docs/shapes/Rect.html, with #anchor for one section'),
      section: text('Heading, instead of an anchor').optional(),
      framework,
    },
    answer: (docs, input) => read(docs, input.page, input.framework, input.section),
  }),
  ready('api', {
    description:
      'A class with its options, members and events, or one member with type, default, version and examples. Use it before you write a name that you have not seen in the documentation.',
    main: 'name',
    shape: { name: text('Rect, Node#cache, Image.fromURL, or a name alone: dragBoundFunc') },
    answer: (docs, input) => api(docs, input.name),
  }),
  ready('demo', {
    description: 'The files of a demo in one framework, the lesson first: complete programs that run.',
    main: 'demo',
    shape: {
      demo: text('Address of the page that shows it, or its name: Free_Drawing'),
      framework,
      file: text('One file by name').optional(),
      limit: length.limit,
    },
    answer: (docs, input) => demo(docs, input.demo, input.framework, input.file, input.limit ?? USUAL_LENGTH),
  }),
  ready('check', {
    description:
      'Checks a program: syntax, types, names that do not exist, forms of older Konva versions, wrong habits. Says what to write instead. Call it before you show code.',
    main: 'code',
    isShort: true,
    shape: program,
    answer: (docs, input) => check(docs, input),
  }),
  ready('upgrade', {
    description: 'What changes in a program from an older version of Konva to this one.',
    main: 'code',
    isShort: true,
    shape: { code: z.string().describe('The program'), version: text('Its version: 8, 8.3 or 8.3.2') },
    answer: (docs, input) => upgrade(docs, input.version, input.code),
  }),
  ready('link', {
    description: 'A link that opens a program in the playground of the site.',
    main: 'code',
    isShort: true,
    shape: { ...program, site: text('Address of the site').optional() },
    answer: (_, input) => link(input),
  }),
  ready('run', {
    description:
      'Draws a program in an installed Chrome, without network, and gives the picture, the console, errors with advice and the tree of nodes.',
    main: 'code',
    isShort: true,
    shape: {
      ...program,
      acts: z
        .array(
          z.object({
            press: z.array(z.number()).length(2).optional(),
            drag: z.array(z.number()).length(4).optional(),
            key: z.string().max(20).optional(),
          }),
        )
        .max(50)
        .describe('In pixels of the picture: press [x, y], drag [fromX, fromY, toX, toY], key "Delete" or "Control+z"')
        .optional(),
    },
    answer: (docs, input) => run(docs, link(input), input.acts ?? []),
  }),
];
