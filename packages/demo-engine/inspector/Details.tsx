import { type ReactElement, useState } from 'react';
import { FLAVOUR_LABELS, type Flavour } from '../model/flavours';
import type { Attribute, NodeDetails } from '../model/inspection';
import { programText } from '../player/workshop/program-text';
import { AttributeLine } from './AttributeLine';
import { copyAsCode } from './copy-as-code';
import type { Inspector, InspectorSnapshot } from './inspector';

/** A location in the reader's code. */
export interface CodePlace {
  file: string;
  line: number;
}

export interface DetailsProps {
  inspector: Inspector;
  snapshot: InspectorSnapshot;
  idPrefix: string;
  flavour: Flavour;
  /** URL of a member's entry in the API reference; undefined when there is none. */
  memberUrl(className: string, member: string): string | undefined;
  onShowPlace?(place: CodePlace): void;
  /** Runs the demo again, so that the agent learns which line creates which node. */
  onFindPlaces?(): void;
}

/** The selected node: its path in the tree, the line that created it, its attributes and its geometry on the stage. */
export function Details(props: DetailsProps): ReactElement {
  const { snapshot, inspector } = props;
  const { details, selected, isGone } = snapshot;
  if (isGone) return <p className="kd-inspect-empty">This node is no longer in the drawing.</p>;
  if (selected === undefined)
    return (
      <p className="kd-inspect-empty">
        Select a node in the tree, or press “Pick a node” and then a shape in the drawing.
      </p>
    );
  if (details === undefined) return <p className="kd-inspect-empty">Reading the node …</p>;
  return (
    <div className="kd-details">
      <Path details={details} onSelect={(node) => void inspector.selectAnywhere(node)} />
      <Place {...props} details={details} />
      <Cache details={details} />
      <Attributes {...props} details={details} />
      <Geometry details={details} />
    </div>
  );
}

function Path({ details, onSelect }: { details: NodeDetails; onSelect(node: number): void }): ReactElement {
  return (
    <nav aria-label="Path to the selected node">
      <ol className="kd-path">
        {details.path.map(({ id, label }) => (
          <li key={id}>
            <button
              type="button"
              className="kd-inspect-link"
              aria-current={id === details.id ? 'true' : undefined}
              onClick={() => onSelect(id)}
            >
              <bdi>{programText(label, 40)}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Place({ details, flavour, snapshot, onShowPlace, onFindPlaces }: DetailsProps & { details: NodeDetails }) {
  const { madeAt } = details;
  if (flavour !== 'vanilla') return null;
  if (madeAt !== undefined && onShowPlace !== undefined) {
    const place = `${programText(madeAt.file, 60)}:${madeAt.line}`;
    return (
      <p className="kd-made-at">
        Made at{' '}
        <button type="button" className="kd-inspect-link" onClick={() => onShowPlace(madeAt)}>
          {place}
        </button>
      </p>
    );
  }
  if (snapshot.knowsPlaces || onFindPlaces === undefined) return null;
  return (
    <p className="kd-made-at">
      <button type="button" className="kd-inspect-link" onClick={onFindPlaces}>
        Find lines (restarts the demo)
      </button>
    </p>
  );
}

/** Note on a node whose changes are not drawn, because Konva draws a cached picture instead. */
function Cache({ details: { id, cachedIn } }: { details: NodeDetails }): ReactElement | null {
  if (cachedIn === undefined) return null;
  return (
    <p className="kd-inspect-note" role="note">
      {cachedIn.id === id ? (
        'This node is cached. Most changes are drawn only when the program calls cache() again.'
      ) : (
        <>
          The drawing shows the cached picture of <bdi>{programText(cachedIn.label, 40)}</bdi>. A change here is drawn
          when the program calls cache() on it again.
        </>
      )}
    </p>
  );
}

function Attributes(props: DetailsProps & { details: NodeDetails }): ReactElement {
  const { details, snapshot } = props;
  const set = details.attributes.filter(({ isSet }) => isSet);
  const defaults = details.attributes.filter(({ isSet }) => !isSet);
  const [isOpen, setOpen] = useState(false);
  const line = (attribute: Attribute): ReactElement => {
    const { name } = attribute;
    return (
      <AttributeLine
        // The id is part of the key, so that a draft in a field does not carry over to another node.
        key={`${details.id} ${name}`}
        attribute={attribute}
        id={`${props.idPrefix}-attribute-${name}`}
        href={props.memberUrl(details.className, name)}
        code={copyAsCode(props.flavour, details.className, name, attribute.value)}
        note={snapshot.refusals.get(name) ?? (snapshot.takenBack.has(name) ? takenBackText(props.flavour) : undefined)}
        onChange={(value) => props.inspector.setAttribute(name, value)}
      />
    );
  };
  return (
    <>
      {set.length > 0 ? (
        <div className="kd-attributes">{set.map(line)}</div>
      ) : (
        <p className="kd-inspect-empty">Nothing is set on this node.</p>
      )}
      {defaults.length > 0 && (
        <details className="kd-inspect-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>Defaults ({defaults.length})</summary>
          {isOpen && <div className="kd-attributes">{defaults.map(line)}</div>}
        </details>
      )}
    </>
  );
}

/** Note on an attribute that the program has set back after the reader changed it. */
function takenBackText(flavour: Flavour): string {
  return flavour === 'vanilla'
    ? 'The program set its own value again. Copy the code into it to keep yours.'
    : `${FLAVOUR_LABELS[flavour]} rendered and set its own value again. Copy the code into the component to keep yours.`;
}

const rounded = (value: number): string => String(Number(value.toFixed(2)));

function Geometry({ details }: { details: NodeDetails }): ReactElement {
  const { clientRect, absolutePosition, absoluteRotation, absoluteScale, listeners } = details;
  return (
    <details className="kd-inspect-fold">
      <summary>On the stage</summary>
      <dl className="kd-facts">
        <dt>Client rect</dt>
        <dd>
          {rounded(clientRect.x)}, {rounded(clientRect.y)}, {rounded(clientRect.width)} × {rounded(clientRect.height)}
        </dd>
        <dt>Position</dt>
        <dd>
          {rounded(absolutePosition.x)}, {rounded(absolutePosition.y)}
        </dd>
        <dt>Rotation</dt>
        <dd>{rounded(absoluteRotation)}°</dd>
        <dt>Scale</dt>
        <dd>
          {rounded(absoluteScale.x)}, {rounded(absoluteScale.y)}
        </dd>
        <dt>Listeners</dt>
        <dd>
          {listeners.length === 0
            ? 'none'
            : programText(
                listeners.map(({ type, count }) => (count > 1 ? `${type} (${count})` : type)).join(', '),
                200,
              )}
        </dd>
      </dl>
    </details>
  );
}
