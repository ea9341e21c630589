// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { curvePath } from './easing';
import { EasingCurve } from './EasingCurve';
import { InheritedEvents, InheritedMembers, InheritedOptions } from './Inherited';
import { MemberFilter } from './MemberFilter';

afterEach(cleanup);

const data = {
  owner: 'Node',
  address: '/api/Konva.Node.html',
  options: [
    ['x', '', 'number', '<code>zero</code>'],
    ['filters', '/api/Konva.Shape.html#filters', 'Array<Filter>', '', 'Changes <b>pixels</b>.'],
  ],
  members: [
    {
      title: 'Attributes',
      items: [
        ['x', 'x', 'Left <code>edge</code>.', 0, 'number'],
        ['old', 'old', 'Gone.', 1, 'Array<string>'],
      ],
    },
    { title: 'Methods', items: [['draw', 'draw', 'Draws.', 0, '(): this']] },
  ],
  events: [['click', 'event-click', 'Pressed.', 1, 'MouseEvent']],
};

describe('what a page shows of an ancestor', () => {
  test('members are a list of links to the owner, without hidden names', () => {
    const { container } = render(<InheritedMembers data={data} hide="draw" />);
    expect([...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
      '/api/Konva.Node.html#x',
      '/api/Konva.Node.html#old',
    ]);
    expect(container.querySelector('s code')?.textContent).toBe('old');
    expect(container.querySelector('summary')?.textContent).toBe('Attributes 2');
    expect(container.querySelector('li')?.textContent).toBe('x number Left edge.');
    expect(container.innerHTML).toContain('Array&lt;string&gt;');
    expect(container.textContent).not.toContain('Methods');
  });

  test('options are collapsed, with their number', () => {
    const { container } = render(<InheritedOptions data={data} hide="" />);
    expect(container.querySelector('summary')?.textContent).toBe('2 options of Node');
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.innerHTML).toContain('Array&lt;Filter&gt;');
  });

  test('options have their own description, or that of the attribute', () => {
    const { container } = render(<InheritedOptions data={data} hide="" />);
    expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/api/Konva.Node.html#x',
      '/api/Konva.Shape.html#filters',
    ]);
    expect([...container.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'x number zero Left edge.',
      'filters Array<Filter> Changes pixels.',
    ]);
    expect(container.querySelector('li i code')?.textContent).toBe('zero');
  });

  test('a single item is counted in the singular', () => {
    const { container } = render(<InheritedOptions data={data} hide="filters" />);
    expect(container.querySelector('summary')?.textContent).toBe('1 option of Node');
    const events = render(<InheritedEvents data={data} hide="" />);
    expect(events.container.querySelector('summary')?.textContent).toBe('1 event of Node');
  });

  test('nothing is rendered when all names are hidden', () => {
    const { container } = render(<InheritedEvents data={data} hide="click" />);
    expect(container.innerHTML).toBe('');
  });
});

describe('the filter box', () => {
  function setup(): { input: HTMLElement; root: HTMLElement } {
    const ref = createRef<HTMLDivElement>();
    render(
      <div ref={ref} data-testid="root">
        <MemberFilter root={ref} />
        <section className="kd-api-member">
          <h3 id="fill">
            fill <a href="#fill">#</a>
          </h3>
        </section>
        <InheritedMembers data={data} hide="" />
      </div>,
    );
    return { input: screen.getByLabelText('Filter members'), root: screen.getByTestId('root') };
  }

  test('is in the server’s HTML, and is enabled before hydration', () => {
    expect(renderToString(<MemberFilter root={{ current: null }} />)).not.toMatch(/<input[^>]* disabled/);
    expect(setup().input).toHaveProperty('disabled', false);
  });

  test('shows the number of matches, focuses the first on Enter, and is cleared by Escape', () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { input, root } = setup();
    fireEvent.change(input, { target: { value: 'ol' } });
    expect(screen.getByRole('status').textContent).toBe('1 of 4');
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(document.activeElement?.getAttribute('href')).toBe('/api/Konva.Node.html#old');
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(screen.getByRole('status').textContent).toBe('');
    expect(root.querySelectorAll('[hidden]')).toHaveLength(0);
  });

  test('says when nothing matches', () => {
    const { input } = setup();
    fireEvent.change(input, { target: { value: 'zzz' } });
    expect(screen.getByRole('status').textContent).toBe('No member, option or event has this name.');
    expect(window.location.search).toBe('?members=zzz');
    fireEvent.change(input, { target: { value: '' } });
    expect(window.location.search).toBe('');
  });
});

describe('an easing', () => {
  test('has a curve through its values, and a button', () => {
    expect(curvePath([0, 0.25, 1])).toBe('M0 1L0.5 0.75L1 0');
    render(<EasingCurve name="EaseIn" values={[0, 0.25, 1]} />);
    expect(screen.getByRole('img', { name: 'Curve of EaseIn: progress over time' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play EaseIn' })).toBeTruthy();
  });
});
