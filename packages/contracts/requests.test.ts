import { expect, it } from 'vitest';
import { Requests } from './requests';

it('matches answers to requests by id, each once', async () => {
  const sent: number[] = [];
  const requests = new Requests<string>();
  const [first, second, third] = ['a', 'b', 'c'].map(() => requests.ask((id) => sent.push(id)));
  expect(requests.resolve(2, 'two')).toBe(true);
  expect(requests.resolve(2, 'again')).toBe(false);
  expect(requests.reject(1, new Error('one'))).toBe(true);
  await expect(second).resolves.toBe('two');
  await expect(first).rejects.toThrow('one');
  requests.sendAgain();
  expect(sent).toEqual([1, 2, 3, 3]);
  requests.rejectAll(new Error('all'));
  await expect(third).rejects.toThrow('all');
  expect(requests.size).toBe(0);
});

it('keeps a request waiting until an answer is accepted, or all are answered', async () => {
  const requests = new Requests<string>();
  const long = () =>
    requests.ask(
      () => undefined,
      (answer) => answer.length > 3,
    );
  const [first, second] = [long(), long()];
  expect(requests.resolve(1, 'no')).toBe(false);
  expect(requests.resolve(1, 'long enough')).toBe(true);
  requests.resolveAll('x');
  expect(await Promise.all([first, second])).toEqual(['long enough', 'x']);
});
