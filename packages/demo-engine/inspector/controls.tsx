import type { ReactElement } from 'react';
import type { Attribute, AttributeValue } from '../model/inspection';
import { choicesOf } from './choices';
import type { ControlKind } from './control-of';
import { readColor } from './css-color';
import { numbersOfText, textOfNumbers } from './numbers-text';
import { stepOf, stepped, stepsOfKey } from './steps';
import { useDraft } from './use-draft';

/** Maximum length of a text that the agent accepts. */
const MAX_TYPED = 200;

export interface ControlProps {
  id: string;
  attribute: Attribute;
  onChange(value: AttributeValue): void;
}

function NumberControl({ id, attribute: { name, value }, onChange }: ControlProps): ReactElement {
  const now = value.kind === 'number' ? value.value : 0;
  const draft = useDraft(String(Number(now.toFixed(4))));
  const change = (next: number): void => {
    draft.set(String(next));
    onChange({ kind: 'number', value: next });
  };
  return (
    <input
      id={id}
      type="number"
      className="kd-inspect-field"
      step={stepOf(name)}
      value={draft.text}
      onFocus={draft.onFocus}
      onBlur={draft.onBlur}
      onChange={({ currentTarget: { value: text } }) => {
        draft.set(text);
        const next = Number(text);
        if (text !== '' && Number.isFinite(next)) onChange({ kind: 'number', value: next });
      }}
      onKeyDown={(event) => {
        const steps = stepsOfKey(event);
        if (steps === undefined) return;
        event.preventDefault();
        change(stepped(name, draft.text === '' ? now : Number(draft.text), steps));
      }}
    />
  );
}

function ColorControl({ id, attribute: { name, value }, onChange }: ControlProps): ReactElement {
  const now = value.kind === 'text' ? value.value : '';
  const draft = useDraft(now);
  const color = readColor(draft.text);
  return (
    <span className="kd-inspect-color">
      <input
        type="color"
        aria-label={`${name}, color`}
        value={color?.hex ?? '#000000'}
        data-empty={color === undefined ? '' : undefined}
        onChange={({ currentTarget: { value: hex } }) => {
          // A color picker has no opacity, so keep the present one.
          const text = hex + (color?.alpha ?? '');
          onChange({ kind: 'text', value: text });
        }}
      />
      <input
        id={id}
        type="text"
        className="kd-inspect-field"
        value={draft.text}
        maxLength={MAX_TYPED}
        placeholder="none"
        autoComplete="off"
        spellCheck={false}
        onFocus={draft.onFocus}
        onBlur={draft.onBlur}
        onChange={({ currentTarget: { value: text } }) => {
          draft.set(text);
          // Send only complete colors: half a color draws nothing.
          if (text === '' || readColor(text) !== undefined) onChange({ kind: 'text', value: text });
        }}
      />
    </span>
  );
}

function FlagControl({ id, attribute: { value }, onChange }: ControlProps): ReactElement {
  return (
    <input
      id={id}
      type="checkbox"
      checked={value.kind === 'flag' && value.value}
      onChange={({ currentTarget: { checked } }) => onChange({ kind: 'flag', value: checked })}
    />
  );
}

function ChoiceControl({ id, attribute: { name, value }, onChange }: ControlProps): ReactElement {
  const now = value.kind === 'text' ? value.value : '';
  return (
    <select
      id={id}
      className="kd-inspect-field"
      value={now}
      onChange={({ currentTarget }) => onChange({ kind: 'text', value: currentTarget.value })}
    >
      {(choicesOf(name, now) ?? [now]).map((choice) => (
        <option key={choice} value={choice}>
          {choice === '' ? 'none' : choice}
        </option>
      ))}
    </select>
  );
}

function NumbersControl({ id, attribute: { value }, onChange }: ControlProps): ReactElement {
  const draft = useDraft(textOfNumbers(value.kind === 'numbers' ? value.value : []));
  const isWrong = numbersOfText(draft.text) === undefined;
  return (
    <textarea
      id={id}
      className="kd-inspect-field"
      rows={2}
      value={draft.text}
      aria-invalid={isWrong}
      spellCheck={false}
      onFocus={draft.onFocus}
      onBlur={draft.onBlur}
      onChange={({ currentTarget: { value: text } }) => {
        draft.set(text);
        const numbers = numbersOfText(text);
        if (numbers !== undefined) onChange({ kind: 'numbers', value: numbers, more: 0 });
      }}
    />
  );
}

function TextControl({ id, attribute: { value }, onChange }: ControlProps): ReactElement {
  const draft = useDraft(value.kind === 'text' ? value.value : '');
  const isLong = draft.text.includes('\n');
  const field = {
    id,
    className: 'kd-inspect-field',
    value: draft.text,
    maxLength: MAX_TYPED,
    spellCheck: false,
    onFocus: draft.onFocus,
    onBlur: draft.onBlur,
  };
  const change = (text: string): void => {
    draft.set(text);
    onChange({ kind: 'text', value: text });
  };
  return isLong ? (
    <textarea {...field} rows={2} onChange={({ currentTarget }) => change(currentTarget.value)} />
  ) : (
    <input {...field} type="text" onChange={({ currentTarget }) => change(currentTarget.value)} />
  );
}

/** The field for each kind of attribute that can be edited. */
export const CONTROLS: Readonly<Record<Exclude<ControlKind, 'none'>, (props: ControlProps) => ReactElement>> = {
  number: NumberControl,
  color: ColorControl,
  flag: FlagControl,
  choice: ChoiceControl,
  numbers: NumbersControl,
  text: TextControl,
};
