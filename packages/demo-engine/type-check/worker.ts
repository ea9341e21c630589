import ts from 'typescript';
import { type Check, createTypeChecker } from './checker';
import { failureText } from '../model/load-failure';
import { isPing } from '../worker-pulse';
import { type FromChecker, readRequest } from './messages';
import { isTypeData } from './type-data';

/** The type check's worker: runs the TypeScript compiler on request. */

let checker: Promise<Check> | undefined;

async function loadChecker(dataUrl: string): Promise<Check> {
  const response = await fetch(dataUrl, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const data: unknown = await response.json();
  if (!isTypeData(data)) throw new Error('The types of the libraries are not whole.');
  return createTypeChecker(ts, data);
}

self.onmessage = async ({ data }: MessageEvent<unknown>) => {
  const answer = (message: FromChecker) => self.postMessage(message);
  if (isPing(data)) answer({ type: 'pong', id: data.id });
  const request = readRequest(data);
  if (request === undefined) return;
  const { id, dataUrl, files } = request;
  try {
    checker ??= loadChecker(dataUrl);
    answer({ id, problems: (await checker)(files, (file) => answer({ type: 'at', id, file })) });
  } catch (error) {
    checker = undefined;
    answer({ id, failure: failureText(error) });
  }
};
