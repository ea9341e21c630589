// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Flavour } from '../model/flavours';
import type { AttributeValue } from '../model/inspection';
import type { PlayerState } from '../model/player-state';
import { FakeInspectorSource } from '../testing/fake-inspector';
import { Inspector } from './inspector';
import { InspectorPanel } from './InspectorPanel';

class StillObserver {
  observe(): void {}
  disconnect(): void {}
}

let width = 900;
const copied: string[] = [];

beforeEach(() => {
  width = 900;
  copied.length = 0;
  vi.stubGlobal('ResizeObserver', StillObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(260);
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function attribute(name: string, value: AttributeValue, isSet = true) {
  return { name, value, isSet, isEditable: value.kind !== 'other' };
}

const text = (value: string): AttributeValue => ({ kind: 'text', value });

function scene() {
  const rect = [
    attribute('x', { kind: 'number', value: 20 }),
    attribute('opacity', { kind: 'number', value: 0.5 }),
    attribute('fill', text('#ff0000')),
    attribute('draggable', { kind: 'flag', value: false }),
    attribute('lineJoin', text('miter')),
    attribute('name', text('box')),
    attribute('dash', { kind: 'numbers', value: [4, 2], more: 0 }),
    attribute('image', { kind: 'other', text: '<img src=x onerror=alert(1)>' }),
    attribute('width', { kind: 'number', value: 7 }, false),
  ];
  return new FakeInspectorSource([
    {
      id: 1,
      className: 'Stage',
      isOpen: true,
      children: [
        {
          id: 2,
          className: 'Layer',
          isOpen: true,
          children: [
            { id: 3, className: 'Rect', name: 'box', nodeId: 'first', attributes: rect },
            {
              id: 4,
              className: 'Group',
              visible: false,
              children: [{ id: 5, className: 'Group', children: [{ id: 6, className: 'Circle' }] }],
            },
          ],
        },
      ],
    },
  ]);
}

async function setUp({ flavour = 'vanilla', state = 'running' }: { flavour?: Flavour; state?: PlayerState } = {}) {
  const source = scene();
  const inspector = new Inspector(source);
  const detach = inspector.attach();
  const onClose = vi.fn();
  const onRun = vi.fn();
  const onShowPlace = vi.fn();
  const onFindPlaces = vi.fn();
  const panel = (shown: PlayerState) => (
    <InspectorPanel
      inspector={inspector}
      title="Box"
      flavour={flavour}
      state={shown}
      takesFocus
      memberUrl={(className, member) => (member === 'x' ? `/api/Konva.${className}.html#${member}` : undefined)}
      onRun={onRun}
      onClose={onClose}
      onShowPlace={onShowPlace}
      onFindPlaces={onFindPlaces}
    />
  );
  const { rerender, unmount } = render(panel(state));
  const start = async () => {
    act(() => source.begin());
    await waitFor(() => expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(3));
  };
  const select = async (name: RegExp) => {
    fireEvent.click(screen.getByRole('treeitem', { name }));
    await waitFor(() => expect(screen.getByRole('navigation', { name: /Path/ })).toBeDefined());
  };
  return {
    source,
    onClose,
    onRun,
    onFindPlaces,
    start,
    select,
    rerender: (next: PlayerState) => rerender(panel(next)),
    end: () => {
      unmount();
      detach();
    },
  };
}

const tree = () => screen.getByRole('tree');
/** Text of the active row, on which the keyboard acts. */
const active = () => document.getElementById(tree().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (key: string, more = {}) => fireEvent.keyDown(tree(), { key, ...more });

describe('the tree', () => {
  it('describes each node to assistive technology', async () => {
    const { start, end } = await setUp();
    await start();
    expect(document.activeElement).toBe(tree());
    const group = screen.getByRole('treeitem', { name: /Group.*hidden/ });
    expect(group.getAttribute('aria-level')).toBe('3');
    expect(group.getAttribute('aria-posinset')).toBe('2');
    expect(group.getAttribute('aria-setsize')).toBe('2');
    expect(group.getAttribute('aria-expanded')).toBe('false');
    const rect = screen.getByRole('treeitem', { name: /Rect.*\.box.*#first/ });
    expect(rect.hasAttribute('aria-expanded')).toBe(false);
    expect(screen.getByText('6 nodes')).toBeDefined();
    end();
  });

  it('works with the keyboard alone', async () => {
    const { source, start, end } = await setUp();
    await start();
    press('End');
    expect(active()).toContain('Group');
    press('ArrowRight');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(5));
    press('ArrowRight');
    expect(screen.getByRole('tree').getAttribute('aria-activedescendant')).toContain('-5');
    press('ArrowLeft');
    await waitFor(() => expect(tree().getAttribute('aria-activedescendant')).toContain('-4'));
    press('ArrowLeft');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(4));
    press('*');
    await waitFor(() => expect(screen.getAllByRole('treeitem')).toHaveLength(6));
    press('Home');
    expect(active()).toContain('Stage');
    press('r');
    expect(active()).toContain('Rect');
    await waitFor(() => expect(source.asked('highlight').at(-1)?.node).toBe(3));
    press('Enter');
    await waitFor(() => expect(screen.getByLabelText('x')).toBeDefined());
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toContain('Rect');
    press('/');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    end();
  });

  it('has a search that shows the number of matches', async () => {
    const { start, end } = await setUp();
    await start();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Group' } });
    await screen.findByText('1 of 2');
    fireEvent.click(screen.getByRole('button', { name: 'Next match' }));
    await screen.findByText('2 of 2');
    await waitFor(() => expect(screen.getByRole('treeitem', { selected: true }).id).toContain('-5'));
    end();
  });
});

describe('attributes', () => {
  it('are edited in a control of their kind', async () => {
    const { source, start, select, end } = await setUp();
    await start();
    await select(/Rect/);
    const sent = async (name: string, value: AttributeValue) => {
      await waitFor(() => expect(source.asked('set').at(-1)).toEqual({ type: 'set', node: 3, name, value }));
    };
    fireEvent.change(screen.getByLabelText('x'), { target: { value: '31' } });
    await sent('x', { kind: 'number', value: 31 });
    fireEvent.focus(screen.getByLabelText('x'));
    fireEvent.keyDown(screen.getByLabelText('x'), { key: 'ArrowUp', shiftKey: true });
    await sent('x', { kind: 'number', value: 41 });
    fireEvent.keyDown(screen.getByLabelText('opacity'), { key: 'ArrowDown' });
    await sent('opacity', { kind: 'number', value: 0.49 });
    fireEvent.change(screen.getByLabelText('fill, color'), { target: { value: '#00ff00' } });
    await sent('fill', text('#00ff00'));
    fireEvent.click(screen.getByLabelText('draggable'));
    await sent('draggable', { kind: 'flag', value: true });
    fireEvent.change(screen.getByLabelText('lineJoin'), { target: { value: 'round' } });
    await sent('lineJoin', text('round'));
    fireEvent.change(screen.getByLabelText('dash'), { target: { value: '1, 2, 3' } });
    await sent('dash', { kind: 'numbers', value: [1, 2, 3], more: 0 });
    fireEvent.change(screen.getByLabelText('dash'), { target: { value: '1, x' } });
    expect(screen.getByLabelText('dash').getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(screen.getByLabelText('name'), { target: { value: 'card' } });
    await sent('name', text('card'));
    end();
  });

  it('with numbers change when their names are dragged, and a click there follows the link', async () => {
    const { source, start, select, end } = await setUp();
    await start();
    await select(/Rect/);
    const link = screen.getByRole('link', { name: 'x' });
    expect(link.getAttribute('href')).toBe('/api/Konva.Rect.html#x');
    const label = link.parentElement;
    if (label === null) throw new Error('The link has no parent.');
    label.setPointerCapture = () => undefined;
    expect(fireEvent.click(link)).toBe(true);
    const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX });
    fireEvent.pointerDown(label, at(100));
    fireEvent.pointerMove(label, at(115));
    fireEvent.pointerUp(label, at(115));
    expect(fireEvent.click(link)).toBe(false);
    await waitFor(() => expect(source.asked('set').at(-1)?.value).toEqual({ kind: 'number', value: 35 }));
    end();
  });

  it('that cannot be edited are shown as text, and defaults are collapsed', async () => {
    const { start, select, end } = await setUp();
    await start();
    await select(/Rect/);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.queryByLabelText('width')).toBeNull();
    const fold = screen.getByText('Defaults (1)').closest('details');
    if (fold === null) throw new Error('The defaults are not in a details element.');
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
    await screen.findByLabelText('width');
    end();
  });

  it.each([
    ['vanilla', 'rect.x(20)'],
    ['react', 'x={20}'],
    ['vue', 'x: 20,'],
    ['svelte', 'x={20}'],
  ] as const)('are copied as %s code', async (flavour, code) => {
    const { start, select, end } = await setUp({ flavour });
    await start();
    await select(/Rect/);
    fireEvent.click(screen.getByRole('button', { name: 'Copy as code: x' }));
    await waitFor(() => expect(copied).toEqual([code]));
    end();
  });

  it('have a note when a render has set the old value again', async () => {
    const { source, start, select, end } = await setUp({ flavour: 'react' });
    await start();
    await select(/Rect/);
    act(() => source.tell({ type: 'takenBack', node: 3, name: 'x' }));
    expect(screen.getByText(/React rendered and set its own value again/)).toBeDefined();
    end();
  });

  it('have a note when a cached picture hides a change', async () => {
    const { source, start, select, end } = await setUp();
    const [stage] = source.roots;
    const [, group] = stage?.children?.[0]?.children ?? [];
    if (group !== undefined) Object.assign(group, { name: 'badge', isCached: true, isOpen: true });
    await start();
    await select(/Rect/);
    expect(screen.queryByRole('note')).toBeNull();
    const note = () => screen.getByRole('note').textContent;
    await select(/badge/);
    await waitFor(() => expect(note()).toMatch(/^This node is cached/));
    await select(/^Group(?!.*badge)/);
    await waitFor(() => expect(note()).toMatch(/cached picture of Group \.badge/));
    end();
  });
});

describe('behind the scenes', () => {
  it('has three switches, the draws of each layer and the event log', async () => {
    const { source, start, end } = await setUp();
    await start();
    fireEvent.click(screen.getByRole('tab', { name: 'Behind the scenes' }));
    for (const name of ['Hit canvas', 'Redraws', 'Events']) fireEvent.click(screen.getByRole('switch', { name }));
    expect(source.asked('show').at(-1)).toEqual({ type: 'show', hitCanvas: true, redraws: true, events: true });
    act(() => source.tell({ type: 'draws', layers: [{ id: 2, label: 'Layer', draws: 12, milliseconds: 1.25 }] }));
    expect(within(screen.getByRole('table')).getByRole('row', { name: 'Layer 12 1.3 ms' })).toBeDefined();
    const event = {
      type: 'click',
      at: 1200,
      target: { id: 3, label: 'Rect .box' },
      through: [{ id: 2, label: 'Layer' }],
      stoppedBy: { id: 2, label: 'Layer' },
      count: 1,
    };
    act(() => source.tell({ type: 'events', events: [event], dropped: 0 }));
    const log = screen.getByRole('log');
    expect(log.textContent).toContain('click Rect .box 1.20 sheard by Layerstopped by Layer');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    act(() => source.tell({ type: 'events', events: [{ ...event, type: 'tap' }], dropped: 0 }));
    expect(log.textContent).not.toContain('tap');
    expect(screen.getByText('1 not listed')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(log.textContent).toBe('The log is paused.');
    end();
  });
});

describe('the panel', () => {
  it('explains why there is no tree', async () => {
    const { source, onRun, start, rerender, end } = await setUp({ state: 'starting' });
    expect(screen.getByText('Waiting for the demo …')).toBeDefined();
    await start();
    rerender('stopped');
    expect(screen.getByText('The demo is stopped. Run it to look inside.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Run' }));
    expect(onRun).toHaveBeenCalledOnce();
    rerender('running');
    act(() => source.tell({ type: 'silent' }));
    expect(screen.getByText(/does not answer/)).toBeDefined();
    source.roots = [];
    act(() => source.begin());
    expect(screen.getByText(/There is no stage yet/)).toBeDefined();
    end();
  });

  it('closes on Escape, which first ends picking', async () => {
    const { source, onClose, start, end } = await setUp();
    await start();
    fireEvent.click(screen.getByRole('button', { name: 'Pick a node' }));
    expect(source.asked('pick').at(-1)?.on).toBe(true);
    press('Escape');
    expect(source.asked('pick').at(-1)?.on).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    press('Escape');
    expect(onClose).toHaveBeenCalledOnce();
    end();
  });

  it('offers to find lines while they are unknown, in the vanilla flavor only', async () => {
    const { start, select, onFindPlaces, end } = await setUp();
    await start();
    await select(/Rect/);
    fireEvent.click(screen.getByRole('button', { name: 'Find lines (restarts the demo)' }));
    expect(onFindPlaces).toHaveBeenCalledOnce();
    end();
    const react = await setUp({ flavour: 'react' });
    await react.start();
    await react.select(/Rect/);
    expect(screen.queryByRole('button', { name: /Find lines/ })).toBeNull();
    react.end();
  });

  it('shows one view at a time when it is narrow, and keeps the focus', async () => {
    width = 380;
    const { start, end } = await setUp();
    await start();
    expect(screen.getByRole('tab', { name: 'Tree' }).getAttribute('aria-selected')).toBe('true');
    press('End');
    press('Home');
    press('r');
    press('Enter');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Attributes' })));
    expect(screen.queryByRole('tree')).toBeNull();
    end();
  });
});
