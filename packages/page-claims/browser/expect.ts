import { type Assertion, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import * as chai from 'chai';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
// Makes messages show both values in full.
chai.config.truncateThreshold = 0;

/** Vitest's matchers, in the browser. */
export function expect<T>(actual: T, message?: string): Assertion<T> {
  // The plugins above add the matchers, which chai's own type does not declare.
  return chai.expect(actual, message) as unknown as Assertion<T>;
}
