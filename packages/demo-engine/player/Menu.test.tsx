// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionButton } from './ActionButton';
import { Menu } from './Menu';
import { useCopyChoices } from './use-copy-choices';

let root: Root;
const host = document.createElement('div');
const named = (name: string) =>
  [...host.querySelectorAll('button')].find(
    (button) => button.textContent === name && button.closest('[hidden]') === null,
  );
const press = (name: string) => act(async () => named(name)?.click());
const render = (element: ReactElement) => act(() => root.render(element));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.append(host);
});
afterAll(() => {
  host.remove();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  root = createRoot(host);
});
afterEach(() => act(() => root.unmount()));

describe('a menu of the player', () => {
  const onAction = vi.fn();
  beforeEach(() => {
    onAction.mockClear();
    render(
      <Menu label="More" icon="menu">
        <ActionButton icon="full" onClick={onAction}>
          Full screen
        </ActionButton>
      </Menu>,
    );
  });

  it('shows its buttons when it is open, and closes with the focus on its own after one is pressed', async () => {
    expect(named('Full screen')).toBeUndefined();
    await press('More');
    expect(named('More')?.getAttribute('aria-expanded')).toBe('true');
    await press('Full screen');
    expect(onAction).toHaveBeenCalledOnce();
    expect(named('Full screen')).toBeUndefined();
    expect(document.activeElement).toBe(named('More'));
  });

  it('closes on Escape, with the focus on its button', async () => {
    await press('More');
    named('Full screen')?.focus();
    act(() => {
      named('Full screen')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(named('Full screen')).toBeUndefined();
    expect(document.activeElement).toBe(named('More'));
  });

  it.each([
    ['a press elsewhere', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['a press in a frame', () => window.dispatchEvent(new Event('blur'))],
  ])('closes on %s', async (_, leave) => {
    await press('More');
    act(() => void leave());
    expect(named('Full screen')).toBeUndefined();
  });
});

describe('the copy button', () => {
  const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const download = vi.fn();
  const Choices = ({ isOneFile }: { isOneFile: boolean }) => {
    const { button, status } = useCopyChoices(isOneFile, (scope) => Promise.resolve(scope), download);
    return (
      <>
        {button}
        {status}
      </>
    );
  };
  const announced = () => host.querySelector('[role=status]')?.textContent;

  beforeEach(() => {
    write.mockClear();
    vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  });

  it('of one file copies at once', async () => {
    render(<Choices isOneFile />);
    await press('Copy code');
    expect(write).toHaveBeenCalledWith('file');
    expect(announced()).toBe('Copied');
  });

  it.each([
    ['Copy this file', 'file', 'Copied this file'],
    ['Copy all files as one text', 'all files', 'Copied all files'],
  ])('of several files offers "%s" and announces it', async (name, scope, words) => {
    render(<Choices isOneFile={false} />);
    await press('Copy code');
    expect(write).not.toHaveBeenCalled();
    await press(name);
    expect(write).toHaveBeenCalledWith(scope);
    expect(announced()).toBe(words);
  });

  it('of several files offers the project, and announces it', async () => {
    render(<Choices isOneFile={false} />);
    await press('Copy code');
    await press('Download as a Vite project');
    expect(download).toHaveBeenCalledOnce();
    expect(announced()).toBe('Saving the project');
  });
});
