import type { ReactNode } from 'react';
import { counted, escapeText, hiddenNames, optionLink, optionSummary, type InheritedData } from './data';

interface Props {
  data: InheritedData;
  /** Names that the page or a nearer ancestor declares itself, separated by spaces. */
  hide: string;
}

/** Members of one ancestor, collapsed by job: name with link, type, one line. */
export function InheritedMembers({ data, hide }: Props): ReactNode {
  const hidden = hiddenNames(hide);
  const sections = data.members
    .map(({ title, items }) => ({ title, items: items.filter(([name]) => !hidden.has(String(name))) }))
    .filter(({ items }) => items.length > 0);
  if (sections.length === 0) return null;
  return (
    <div className="kd-api-inherited">
      <h3 id={`inherited-${data.owner}`}>
        From <a href={data.address}>{data.owner}</a>
      </h3>
      {sections.map(({ title, items }) => (
        <details key={title} className="kd-api-folded">
          <summary>
            {title} <small>{items.length}</small>
          </summary>
          <ul dangerouslySetInnerHTML={{ __html: items.map((item) => memberItem(data.address, item)).join('') }} />
        </details>
      ))}
    </div>
  );
}

function memberItem(address: string, [name, anchor, summary, deprecated, type, since]: (string | number)[]): string {
  const code = `<code>${escapeText(name)}</code>`;
  const label = deprecated === 1 ? `<s>${code}</s>` : code;
  const badge = since === undefined ? '' : ` <small class="kd-api-since">${since}</small>`;
  return `<li data-name="${escapeText(name)}"><a href="${address}#${anchor ?? ''}">${label}</a> <code>${escapeText(type)}</code>${badge} ${summary ?? ''}</li>`;
}

/** Constructor options of one ancestor, collapsed: name with link, type, default, description. */
export function InheritedOptions({ data, hide }: Props): ReactNode {
  const hidden = hiddenNames(hide);
  const options = data.options.filter(([name]) => name !== undefined && !hidden.has(name));
  if (options.length === 0) return null;
  const rows = options.map(
    ([name, link, type, value, summary]) =>
      `<li data-name="${escapeText(name)}"><a href="${optionLink(data, name ?? '', link)}"><code>${escapeText(name)}</code></a> ` +
      `<code>${escapeText(type)}</code>${value === '' || value === undefined ? '' : ` <i>${value}</i>`} ${optionSummary(data, name ?? '', summary)}</li>`,
  );
  return (
    <details className="kd-api-folded">
      <summary>
        {counted(options.length, 'option')} of {data.owner}
      </summary>
      <ul className="kd-api-option-list" dangerouslySetInnerHTML={{ __html: rows.join('') }} />
    </details>
  );
}

/** Events of one ancestor, collapsed. */
export function InheritedEvents({ data, hide }: Props): ReactNode {
  const hidden = hiddenNames(hide);
  const events = data.events.filter(([name]) => !hidden.has(String(name)));
  if (events.length === 0) return null;
  const rows = events.map(
    ([name, anchor, when, bubbles, payload]) =>
      `<tr data-name="${escapeText(name)}"><td><a href="${data.address}#${anchor ?? ''}"><code>${escapeText(name)}</code></a></td>` +
      `<td>${when ?? ''}</td><td>${bubbles === 1 ? 'yes' : 'no'}</td><td><code>${escapeText(payload)}</code></td></tr>`,
  );
  const head = '<thead><tr><th>Event</th><th>Fires</th><th>Bubbles</th><th><code>evt</code></th></tr></thead>';
  return (
    <details className="kd-api-folded">
      <summary>
        {counted(events.length, 'event')} of {data.owner}
      </summary>
      <table className="kd-api-events" dangerouslySetInnerHTML={{ __html: `${head}<tbody>${rows.join('')}</tbody>` }} />
    </details>
  );
}
