import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { CallToolResultSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { Refusal, type Docs } from './data/docs';
import { createServer } from './server';
import type { RunResult } from './run';

/** A client with a server of its own in this process. */
export async function connect(docs: Docs): Promise<Client> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createServer(docs).connect(far);
  const client = new Client({ name: 'konva-docs', version: docs.model.library.version });
  await client.connect(near);
  return client;
}

type Answer = RunResult & { isError: boolean };

/** A tool's answer. */
export async function call(client: Client, name: string, input: Record<string, unknown>): Promise<Answer> {
  const { content, isError = false } = CallToolResultSchema.parse(await client.callTool({ name, arguments: input }));
  const text = content.flatMap((one) => (one.type === 'text' ? [one.text] : [])).join('\n');
  const [picture] = content.flatMap((one) => (one.type === 'image' ? [one.data] : []));
  return { text, isError, ...(picture === undefined ? {} : { picture }) };
}

/** How each tool is called from the command line: what it takes first needs no name, and programs are files. */
export function helpText(tools: readonly Tool[]): string {
  const lines = tools.map(({ name, description = '', inputSchema: { properties = {} } }) => {
    const [main = '', ...options] = Object.keys(properties);
    const named = options.filter((key) => key !== 'files').map((key) => ` [--${key} …]`);
    return `konva-docs ${name} <${main === 'code' ? 'file …' : main}>${named.join('')}\n    ${description}`;
  });
  return `konva-docs\n    Serves the tools below over standard input and output (Model Context Protocol).\n${lines.join('\n')}`;
}

/** A call of a tool from the arguments of the command line. @throws Refusal when they name an unknown tool or option */
export function readCall(tools: readonly Tool[], [name = '', ...args]: readonly string[]) {
  const properties = tools.find((one) => one.name === name)?.inputSchema.properties;
  if (properties === undefined)
    throw new Refusal(`There is no tool "${name}". Tools: ${tools.map((one) => one.name).join(', ')}.`);
  const options = Object.fromEntries(Object.keys(properties).map((key) => [key, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const isText = (key: string) => Reflect.get(properties[key] ?? {}, 'type') === 'string';
    const named = Object.entries(values).map(([key, value]): [string, unknown] => [
      key,
      isText(key) ? value : JSON.parse(String(value)),
    ]);
    const input: Record<string, unknown> = Object.fromEntries(named);
    const [main = ''] = Object.keys(properties);
    if (positionals.length === 0) return { name, input };
    if (main !== 'code') return { name, input: { ...input, [main]: positionals.join(' ') } };
    const files = positionals.map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
    const code = files.map(([, text]) => text).join('\n');
    return { name, input: { ...input, ...('files' in properties ? { files: Object.fromEntries(files) } : { code }) } };
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${helpText(tools)}`, {
      cause: error,
    });
  }
}
