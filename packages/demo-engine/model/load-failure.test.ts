import { describe, expect, it } from 'vitest';
import { failureText } from './load-failure';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

describe('what a reader is told about a failure', () => {
  it.each([
    named('ChunkLoadError', 'Loading chunk 25561 failed.'),
    new DOMException('Failed to execute importScripts', 'NetworkError'),
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
  ])('names the connection, not a file: %s', (error) => {
    expect(failureText(error)).toBe('A part of the page did not load. Check your network connection and try again.');
  });

  it('is the message of any other error', () => {
    expect(failureText(new Error('The demo has no files.'))).toBe('The demo has no files.');
    expect(failureText(new TypeError('x is not a function'))).toBe('x is not a function');
    expect(failureText('a text')).toBe('a text');
  });
});
