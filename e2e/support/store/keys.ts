import { createHash } from 'node:crypto';
import type { Flavour } from '../../../packages/demo-engine/model/flavours';
import { readPublished } from '../../../testing/harness/published';
import { playersIn } from '../built-pages';
import { readPassed } from './passed';
import { DEMO_SPEC, PAGE_SPEC, testedWith } from './tested-with';

/** Type of the annotation with a test's name and its key, one line each. */
export const TESTED_AS = 'tested-as';

export const PASSED_BEFORE = 'has passed with the same inputs; `npm test -- --all` runs it again';

/** A test as the store knows it. */
export interface StoredTest {
  name: string;
  /** Hash of everything that the test's result depends on. */
  key: string;
}

function keyOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** What a page's or a demo's test takes from a published demo; URLs of code and assets contain hashes of their content. */
function publishedInputs(id: string): string {
  const { flavours, height, downloads } = readPublished(id);
  return JSON.stringify([height, downloads, flavours]);
}

/**
 * A flavor of a demo: its code and assets, and those of the others, with which its picture is compared; its check; and what all demos are
 * tested with.
 *
 * @param input how the check's input reaches the demo
 */
export function storedDemo(id: string, flavour: Flavour, input = ''): StoredTest {
  const inputs = [testedWith('common'), testedWith('harness'), testedWith(DEMO_SPEC)];
  const check = testedWith(`demos/${id}/check.ts`);
  return { name: `${id} ${flavour}`, key: keyOf([...inputs, publishedInputs(id), check, flavour, input]) };
}

/** A page: its HTML, which names its scripts and styles by the hashes of their content, and the demos that it shows. */
export function storedPage(address: string, html: string): StoredTest {
  const demos = playersIn(html).map(({ id }) => publishedInputs(id));
  return { name: `page ${address}`, key: keyOf([testedWith('common'), testedWith(PAGE_SPEC), html, ...demos]) };
}

/** Annotation of a test, with which the reporter remembers that it has passed. */
export function testedAs({ name, key }: StoredTest): { annotation: { type: string; description: string } } {
  return { annotation: { type: TESTED_AS, description: `${name}\n${key}` } };
}

const passed = process.env['TEST_STORE'] === 'use' ? readPassed() : {};

/** Whether the run may leave the test out: it uses the store, and the test passed with the same inputs. */
export function mayLeaveOut({ name, key }: StoredTest): boolean {
  return passed[name] === key;
}
