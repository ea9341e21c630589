import type { ReactElement } from 'react';
import type { Attribute, AttributeValue } from '../model/inspection';
import { ActionButton } from '../player/ActionButton';
import { useCopy } from '../player/use-copy';
import { programText } from '../player/workshop/program-text';
import { controlOf } from './control-of';
import { CONTROLS } from './controls';
import { INSPECTOR_ICONS } from './inspector-icons';
import { useScrub } from './use-scrub';
import { valueText } from './value-text';

interface AttributeLineProps {
  attribute: Attribute;
  id: string;
  /** URL of the attribute's entry in the API reference. */
  href: string | undefined;
  /** Code that sets the attribute; undefined when its value has no literal. */
  code: string | undefined;
  /** Message below the field. */
  note: string | undefined;
  onChange(value: AttributeValue): void;
}

/** One attribute: its name, a control with its value, and a button that copies it as code. */
export function AttributeLine({ attribute, id, href, code, note, onChange }: AttributeLineProps): ReactElement {
  const { name, value } = attribute;
  const kind = controlOf(attribute);
  const Control = kind === 'none' ? undefined : CONTROLS[kind];
  const isNumber = kind === 'number' && value.kind === 'number';
  const scrub = useScrub(name, isNumber ? value.value : 0, (next) => onChange({ kind: 'number', value: next }));
  const label = programText(name, 60);
  return (
    <div className="kd-attribute" data-kind={kind}>
      <span className="kd-attribute-name" {...(isNumber ? scrub : {})}>
        {href === undefined ? (
          <bdi>{label}</bdi>
        ) : (
          <a href={href} draggable={false} target="_blank" rel="noopener">
            {label}
          </a>
        )}
      </span>
      {Control === undefined ? (
        <bdi className="kd-attribute-value">{valueText(value)}</bdi>
      ) : (
        <>
          <label className="kd-unseen" htmlFor={id}>
            {label}
          </label>
          <Control id={id} attribute={attribute} onChange={onChange} />
        </>
      )}
      {code !== undefined && <CopyAsCode code={code} name={label} />}
      {note !== undefined && (
        <p className="kd-attribute-note" role="status">
          {note}
        </p>
      )}
    </div>
  );
}

function CopyAsCode({ code, name }: { code: string; name: string }): ReactElement {
  const { outcome, copy } = useCopy();
  return (
    <span className="kd-attribute-copy" data-outcome={outcome === '' ? undefined : outcome}>
      <ActionButton icon={outcome === 'Copied' ? 'done' : INSPECTOR_ICONS.copy} iconOnly onClick={() => copy(code)}>
        {`Copy as code: ${name}`}
      </ActionButton>
      <span className="kd-unseen" role="status">
        {outcome}
      </span>
    </span>
  );
}
