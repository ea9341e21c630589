import { describe, expect, it, vi } from 'vitest';
import { saveHook } from './save-hook';

describe('the function with which a program saves files', () => {
  it('passes on a name and a blob, and nothing else', () => {
    const save = vi.fn();
    const hook = saveHook(save);
    const blob = new Blob(['x']);
    hook('cat.png', blob);
    expect(save).toHaveBeenCalledExactlyOnceWith('cat.png', blob);
    const posing: object = Object.create(Blob.prototype, { size: { value: 1 } });
    for (const content of [null, 'x', ['x'], { size: 1 }, posing]) hook('cat.png', content);
    for (const name of [null, ['cat.png'], new String('cat.png'), 'x'.repeat(1001)]) hook(name, blob);
    expect(save).toHaveBeenCalledOnce();
  });
});
