import { memo, type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { ConsoleValue } from '../../model/messages';
import { ActionButton } from '../ActionButton';
import { type ConsoleLine, leftOutText, linesLeftOut } from './console-lines';
import { MORE_ICONS } from './more-icons';
import { programText } from './program-text';

/** Maximum number of characters shown of one value. */
const MAX = 2000;

const seen = (text: string): string => programText(text, MAX);

/** Maximum number of entries listed in the one-line summary of an object. */
const INLINE_ENTRIES = 4;

function shortText(value: ConsoleValue): string {
  if (value.kind === 'object')
    return value.entries.length === 0 && value.more === 0 ? `${value.label} {}` : `${value.label} {…}`;
  return value.kind === 'primitive' && value.type === 'string' ? `'${value.text}'` : value.text;
}

function summaryOf(value: Extract<ConsoleValue, { kind: 'object' }>): string {
  const isList = /^Array\(/.test(value.label);
  const shown = value.entries.slice(0, INLINE_ENTRIES);
  const parts = shown.map((entry) => (isList ? shortText(entry.value) : `${entry.key}: ${shortText(entry.value)}`));
  if (value.entries.length > shown.length || value.more > 0) parts.push('…');
  const inner = parts.join(', ');
  if (isList) return `[${inner}]`;
  return `${value.label === 'Object' ? '' : `${value.label} `}{${inner === '' ? '' : ` ${inner} `}}`;
}

function Value({ value }: { value: ConsoleValue }): ReactElement {
  if (value.kind === 'text') return <span className="kd-value">{seen(value.text)}</span>;
  if (value.kind === 'function')
    return (
      <span className="kd-value" data-type="function">
        {seen(value.text)}
      </span>
    );
  if (value.kind === 'primitive') {
    const text = value.type === 'string' ? `'${value.text}'` : value.text;
    return (
      <span className="kd-value" data-type={value.type}>
        {seen(text)}
      </span>
    );
  }
  if (value.entries.length === 0 && value.more === 0) return <span className="kd-value">{seen(summaryOf(value))}</span>;
  return <Tree value={value} />;
}

/** Renders a value's entries only once the reader opens it: hundreds of lines may have hundreds of values each. */
function Tree({ value }: { value: Extract<ConsoleValue, { kind: 'object' }> }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="kd-value-tree" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{seen(summaryOf(value))}</summary>
      {isOpen && (
        <ul>
          {value.entries.map((entry, index) => (
            <li key={index}>
              <span className="kd-value-key">{seen(entry.key)}: </span>
              <Value value={entry.value} />
            </li>
          ))}
          {value.more > 0 && <li className="kd-value-more">{value.more} more</li>}
        </ul>
      )}
    </details>
  );
}

/** One line. A line never changes except for its count, so a busy console renders only its new lines. */
const Line = memo(function Line({ line }: { line: ConsoleLine }): ReactElement {
  return (
    <div className="kd-console-line" data-level={line.level}>
      {line.count > 1 && (
        <span className="kd-console-count" title={`${line.count} times`}>
          {line.count}
        </span>
      )}
      <div className="kd-console-values">
        {line.values.map((value, index) => (
          <Value key={index} value={value} />
        ))}
      </div>
    </div>
  );
});

interface ConsolePaneProps {
  /** Whose console it is, where there are two. */
  of?: string;
  lines: readonly ConsoleLine[];
  onClear(): void;
}

/** What the demo wrote to its console. Everything in it is shown as text. */
export function ConsolePane({ of, lines, onClear }: ConsolePaneProps): ReactElement {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const leftOut = linesLeftOut(lines);

  useLayoutEffect(() => {
    const element = log.current;
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [lines]);

  return (
    <div className="kd-console">
      <div className="kd-console-bar">
        <span className="kd-bar-title">Console{of === undefined ? '' : `, ${of}`}</span>
        <span className="kd-console-note">The program says</span>
        <ActionButton icon={MORE_ICONS.close} iconOnly onClick={onClear}>
          {`Clear console${of === undefined ? '' : ` of ${of}`}`}
        </ActionButton>
      </div>
      <div
        ref={log}
        role="log"
        aria-label={`Console${of === undefined ? '' : ` of ${of}`}: the program says`}
        className="kd-console-lines"
        // A region that scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 8;
        }}
      >
        {leftOut > 0 && <p className="kd-value-more">{leftOutText(leftOut)}</p>}
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </div>
    </div>
  );
}
