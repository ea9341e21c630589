import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { LayerDraws } from '../model/inspection';
import { ActionButton } from '../player/ActionButton';
import { MORE_ICONS } from '../player/workshop/more-icons';
import { programText } from '../player/workshop/program-text';
import type { Shown } from './asked';
import type { EventLog, LogEntry } from './event-log';
import type { Inspector, InspectorSnapshot } from './inspector';
import { INSPECTOR_ICONS } from './inspector-icons';
import { PressButton } from './PressButton';

const SWITCHES: readonly { name: keyof Shown; label: string; says: string }[] = [
  {
    name: 'hitCanvas',
    label: 'Hit canvas',
    says: 'The hidden picture in which Konva looks up the shape below the pointer.',
  },
  { name: 'redraws', label: 'Redraws', says: 'Outlines the layers that are drawn, counts the draws and times them.' },
  { name: 'events', label: 'Events', says: 'Lists events, the nodes that heard them, and who stopped them.' },
];

interface ScenesProps {
  inspector: Inspector;
  snapshot: InspectorSnapshot;
  idPrefix: string;
}

/** Shows what the drawing hides: the hit canvas, redraws and events. */
export function Scenes({ inspector, snapshot, idPrefix }: ScenesProps): ReactElement {
  const { show, layers, log } = snapshot;
  return (
    <div className="kd-scenes">
      {SWITCHES.map(({ name, label, says }) => (
        <div key={name} className="kd-scene">
          <label>
            <input
              type="checkbox"
              role="switch"
              checked={show[name]}
              aria-describedby={`${idPrefix}-${name}`}
              onChange={({ currentTarget: { checked } }) => inspector.setShow({ ...show, [name]: checked })}
            />
            {label}
          </label>
          <p id={`${idPrefix}-${name}`}>{says}</p>
          {name === 'redraws' && show.redraws && <Redraws layers={layers} />}
          {name === 'events' && show.events && <Events inspector={inspector} log={log} />}
        </div>
      ))}
    </div>
  );
}

function Redraws({ layers }: { layers: readonly LayerDraws[] }): ReactElement {
  if (layers.length === 0) return <p className="kd-inspect-empty">Nothing was drawn since the switch was turned on.</p>;
  return (
    <table className="kd-draws">
      <thead>
        <tr>
          <th scope="col">Layer</th>
          <th scope="col">Draws</th>
          <th scope="col">Last draw</th>
        </tr>
      </thead>
      <tbody>
        {layers.map(({ id, label, draws, milliseconds }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{programText(label, 40)}</bdi>
            </th>
            <td>{draws}</td>
            <td>{milliseconds.toFixed(1)} ms</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Events({ inspector, log }: { inspector: Inspector; log: EventLog }): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const { entries, dropped, isPaused } = log;

  useLayoutEffect(() => {
    const element = list.current;
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [entries]);

  return (
    <div className="kd-events">
      <div className="kd-events-bar">
        <PressButton
          icon={isPaused ? INSPECTOR_ICONS.resume : INSPECTOR_ICONS.pause}
          isPressed={isPaused}
          onChange={(paused) => inspector.pauseLog(paused)}
        >
          Pause
        </PressButton>
        <ActionButton icon={MORE_ICONS.close} onClick={() => inspector.clearLog()}>
          Clear
        </ActionButton>
        {dropped > 0 && <span className="kd-events-note">{dropped} not listed</span>}
      </div>
      <div
        ref={list}
        role="log"
        aria-label="Events of the demo"
        className="kd-events-list"
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 8;
        }}
      >
        {entries.length === 0 && (
          <p className="kd-inspect-empty">
            {isPaused ? 'The log is paused.' : 'Move the pointer over the drawing, or press a shape.'}
          </p>
        )}
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} onSelect={(node) => void inspector.selectAnywhere(node)} />
        ))}
      </div>
    </div>
  );
}

function Entry({ entry, onSelect }: { entry: LogEntry; onSelect(node: number): void }): ReactElement {
  const { type, at, count, target, through, stoppedBy } = entry;
  const heard = through.map(({ label }) => programText(label, 40)).join(' › ');
  return (
    <div className="kd-event">
      <span className="kd-event-type">{programText(type, 40)}</span>
      {count > 1 && (
        <span className="kd-console-count" title={`${count} times`}>
          {count}
        </span>
      )}{' '}
      <button type="button" className="kd-inspect-link" onClick={() => onSelect(target.id)}>
        <bdi>{programText(target.label, 40)}</bdi>
      </button>{' '}
      <span className="kd-event-at">{(at / 1000).toFixed(2)} s</span>
      {heard !== '' && <div className="kd-event-through">heard by {heard}</div>}
      {stoppedBy !== undefined && (
        <div className="kd-event-through">
          stopped by <bdi>{programText(stoppedBy.label, 40)}</bdi>
        </div>
      )}
    </div>
  );
}
