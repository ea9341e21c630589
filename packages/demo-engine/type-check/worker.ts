import ts from 'typescript';
import { type Check, createTypeChecker } from './checker';
import { failureText } from '../model/load-failure';
import type { FromChecker, ToChecker } from './messages';
import { isTypeData, type TypeData, withKonva } from './type-data';

/** The type check's worker: runs the TypeScript compiler on request. */

/** The check of the last request, by the URLs of its declarations. */
let checker: { key: string; check: Promise<Check> } | undefined;

async function loadTypes(dataUrl: string): Promise<TypeData> {
  const response = await fetch(dataUrl, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const data: unknown = await response.json();
  if (!isTypeData(data)) throw new Error('The types of the libraries are not whole.');
  return data;
}

async function loadChecker(dataUrl: string, konvaUrl?: string): Promise<Check> {
  const [types, konva] = await Promise.all([dataUrl, konvaUrl].map((url) => url && loadTypes(url)));
  if (!types) throw new Error('The types of the libraries are not whole.');
  return createTypeChecker(ts, konva ? withKonva(types, konva) : types);
}

self.onmessage = async ({ data: message }: MessageEvent<ToChecker>) => {
  const answer = (about: FromChecker) => self.postMessage(about);
  const { id } = message;
  if (message.type === 'ping') {
    answer({ type: 'pong', id });
    return;
  }
  const { dataUrl, konvaUrl, files } = message;
  const key = `${dataUrl} ${konvaUrl ?? ''}`;
  try {
    if (checker?.key !== key) checker = { key, check: loadChecker(dataUrl, konvaUrl) };
    const check = await checker.check;
    answer({ type: 'answer', id, result: check(files, (file) => answer({ type: 'at', id, file })) });
  } catch (error) {
    checker = undefined;
    answer({ type: 'failed', id, message: failureText(error) });
  }
};
