import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refusal } from './data/docs';
import { TOOLS, type ReadyTool } from './tools';

/** What the command line asks for: the server without arguments, one call of a tool, or help. */
export type Command =
  | { kind: 'serve' }
  | { kind: 'help'; text: string }
  | { kind: 'call'; tool: ReadyTool; input: Record<string, unknown> };

const NUMBERS: ReadonlySet<string> = new Set(['from', 'limit']);

function helpText(): string {
  const lines = TOOLS.map(({ name, main, shape, description }) => {
    const options = Object.keys(shape).filter((key) => key !== main && key !== 'files');
    return `konva-docs ${name} <${main === 'code' ? 'file …' : main}> ${options.map((key) => `[--${key} …]`).join(' ')}\n    ${description}`;
  });
  return `konva-docs\n    Serves the tools below over standard input and output (Model Context Protocol).\n${lines.join('\n')}`;
}

/** What stands without a name: files for tools that take a program, else words. */
function mainInput({ main, shape }: ReadyTool, words: readonly string[]): Record<string, unknown> {
  if (main !== 'code') return { [main]: words.join(' ') };
  const files = words.map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
  return 'files' in shape ? { files: Object.fromEntries(files) } : { code: files.map(([, text]) => text).join('\n') };
}

/** Reads the arguments. @throws Refusal when they name an unknown tool or option */
export function readCommand(args: readonly string[]): Command {
  const [name, ...rest] = args;
  if (name === undefined) return { kind: 'serve' };
  if (['help', '--help', '-h'].includes(name)) return { kind: 'help', text: helpText() };
  const tool = TOOLS.find((one) => one.name === name);
  if (tool === undefined)
    throw new Refusal(`There is no tool "${name}". Tools: ${TOOLS.map((one) => one.name).join(', ')}.`);
  const keys = Object.keys(tool.shape);
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: Object.fromEntries(keys.map((key) => [key, { type: 'string' as const }])),
    });
    const read = (key: string, value: string | undefined): unknown =>
      NUMBERS.has(key) ? Number(value) : key === 'acts' ? JSON.parse(value ?? '') : value;
    const given = Object.entries(values).map(([key, value]) => [key, read(key, value)]);
    const input = {
      ...(positionals.length === 0 ? {} : mainInput(tool, positionals)),
      ...Object.fromEntries(given),
    };
    return { kind: 'call', tool, input };
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${helpText()}`, { cause: error });
  }
}
