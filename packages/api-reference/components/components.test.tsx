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
        ['x', 'x', 'Left <code>edge</code>.', 0],
        ['old', 'old', 'Gone.', 1],
      ],
    },
    { title: 'Methods', items: [['draw', 'draw', 'Draws.', 0]] },
  ],
  events: [['click', 'event-click', 'Pressed.', 1, 'MouseEvent']],
};

describe('what is inherited', () => {
  test('is a list of links to the owner, without names that are hidden', () => {
    const { container } = render(<InheritedMembers data={data} hide="draw" />);
    expect([...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
      '/api/Konva.Node.html#x',
      '/api/Konva.Node.html#old',
    ]);
    expect(container.querySelector('s code')?.textContent).toBe('old');
    expect(container.querySelector('h4')?.textContent).toBe('Attributes');
    expect(container.textContent).not.toContain('Methods');
  });

  test('folds options and counts them', () => {
    const { container } = render(<InheritedOptions data={data} hide="" />);
    expect(container.querySelector('summary')?.textContent).toBe('2 options of Node');
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.innerHTML).toContain('Array&lt;Filter&gt;');
  });

  test('says of each option what it does: in its own words, or in those of the attribute', () => {
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

  test('counts one thing as one', () => {
    const { container } = render(<InheritedOptions data={data} hide="filters" />);
    expect(container.querySelector('summary')?.textContent).toBe('1 option of Node');
    const events = render(<InheritedEvents data={data} hide="" />);
    expect(events.container.querySelector('summary')?.textContent).toBe('1 event of Node');
  });

  test('shows nothing when all is hidden', () => {
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

  test('has its place in the server’s HTML, and takes text from the start', () => {
    expect(renderToString(<MemberFilter root={{ current: null }} />)).not.toMatch(/<input[^>]* disabled/);
    expect(setup().input).toHaveProperty('disabled', false);
  });

  test('says how many are left, goes to the first on Enter, and empties on Escape', () => {
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

  test('says when nothing is left', () => {
    const { input } = setup();
    fireEvent.change(input, { target: { value: 'zzz' } });
    expect(screen.getByRole('status').textContent).toBe('No member name contains this text.');
  });
});

describe('an easing', () => {
  test('is drawn through its values', () => {
    expect(curvePath([0, 0.25, 1])).toBe('M0 1L0.5 0.75L1 0');
    render(<EasingCurve name="EaseIn" values={[0, 0.25, 1]} />);
    expect(screen.getByRole('img', { name: 'Curve of EaseIn: progress over time' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play EaseIn' })).toBeTruthy();
  });
});
