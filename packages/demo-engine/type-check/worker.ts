import ts from 'typescript';
import { type Check, createTypeChecker } from './checker';
import { failureText } from '../model/load-failure';
import { isPing } from '../worker-pulse';
import { type FromChecker, readRequest } from './messages';
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

self.onmessage = async ({ data }: MessageEvent<unknown>) => {
  const answer = (message: FromChecker) => self.postMessage(message);
  if (isPing(data)) answer({ type: 'pong', id: data.id });
  const request = readRequest(data);
  if (request === undefined) return;
  const { id, dataUrl, konvaUrl, files } = request;
  const key = `${dataUrl} ${konvaUrl ?? ''}`;
  try {
    if (checker?.key !== key) checker = { key, check: loadChecker(dataUrl, konvaUrl) };
    const check = await checker.check;
    answer({ id, problems: check(files, (file) => answer({ type: 'at', id, file })) });
  } catch (error) {
    checker = undefined;
    answer({ id, failure: failureText(error) });
  }
};
