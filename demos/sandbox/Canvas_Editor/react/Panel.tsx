import { useState, type ReactNode, type RefObject } from 'react';
import { KIND_NAMES, type Design, type Item, type Patch } from '../shared/design';

interface PanelProps {
  design: Design;
  item: Item | undefined;
  /** The field with the words, focused by a double click on a text. */
  words: RefObject<HTMLTextAreaElement | null>;
  /** The topic names the field, so that one drag of a slider becomes one step of the history. */
  onItem(patch: Patch, topic: string): void;
  onPage(patch: { background: string }, topic: string): void;
  /** The buttons that act on the selected item. */
  children: ReactNode;
}

/** The form beside the canvas: the properties of the selected item. */
export function Panel({ design, item, words, onItem, onPage, children }: PanelProps) {
  return (
    <form className="panel" aria-label="Properties" onSubmit={(event) => event.preventDefault()}>
      <h2>{item ? KIND_NAMES[item.kind] : 'Page'}</h2>
      {item ? (
        <>
          {item.kind === 'text' && <TextFields item={item} words={words} onItem={onItem} />}
          {item.kind !== 'image' && (
            <ColorField
              label="Fill"
              value={item.fill}
              onValue={(fill) => onItem({ fill }, 'fill')}
            />
          )}
          {item.kind !== 'text' && (
            <>
              <ColorField
                label="Stroke"
                value={item.stroke}
                onValue={(stroke) => onItem({ stroke }, 'stroke')}
              />
              <RangeField
                label="Stroke width"
                max={24}
                value={item.strokeWidth}
                onValue={(strokeWidth) => onItem({ strokeWidth }, 'strokeWidth')}
              />
            </>
          )}
          {item.kind === 'rect' && (
            <RangeField
              label="Corners"
              max={80}
              value={item.cornerRadius}
              onValue={(cornerRadius) => onItem({ cornerRadius }, 'cornerRadius')}
            />
          )}
          <RangeField
            label="Opacity"
            max={1}
            step={0.01}
            value={item.opacity}
            onValue={(opacity) => onItem({ opacity }, 'opacity')}
          />
          <div className="actions">{children}</div>
        </>
      ) : (
        <>
          <ColorField
            label="Background"
            value={design.background}
            onValue={(background) => onPage({ background }, 'background')}
          />
          <p>
            {design.width} × {design.height} pixels
          </p>
          <p>
            Select a part to change it. Arrow keys move it, Delete removes it, Ctrl+D copies it.
          </p>
        </>
      )}
    </form>
  );
}

function TextFields({
  item,
  words,
  onItem,
}: Pick<PanelProps, 'words' | 'onItem'> & { item: Item }) {
  return (
    <>
      <label>
        Words
        <textarea
          ref={words}
          rows={2}
          value={item.text}
          onChange={(event) => onItem({ text: event.target.value }, 'text')}
        />
      </label>
      <label>
        Font
        <select
          value={item.fontFamily}
          onChange={(event) => onItem({ fontFamily: event.target.value }, 'fontFamily')}
        >
          <option value="sans-serif">Sans</option>
          <option value="serif">Serif</option>
          <option value="monospace">Mono</option>
        </select>
      </label>
      <label>
        Align
        <select
          value={item.align}
          onChange={(event) => onItem({ align: event.target.value }, 'align')}
        >
          <option value="left">Left</option>
          <option value="center">Center</option>
          <option value="right">Right</option>
        </select>
      </label>
      <SizeField value={item.fontSize} onValue={(fontSize) => onItem({ fontSize }, 'fontSize')} />
      <label>
        Bold
        <input
          type="checkbox"
          checked={item.bold}
          onChange={(event) => onItem({ bold: event.target.checked }, 'bold')}
        />
      </label>
    </>
  );
}

interface FieldProps<Value> {
  label: string;
  value: Value;
  onValue(value: Value): void;
}

function ColorField({ label, value, onValue }: FieldProps<string>) {
  return (
    <label>
      {label}
      <input type="color" value={value} onChange={(event) => onValue(event.target.value)} />
    </label>
  );
}

interface RangeFieldProps extends FieldProps<number> {
  max: number;
  step?: number;
}

function RangeField({ label, value, onValue, max, step = 1 }: RangeFieldProps) {
  return (
    <label>
      {label}
      <input
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
    </label>
  );
}

/** A number stays as it is typed and counts as soon as it is a valid size. */
function SizeField({ value, onValue }: Omit<FieldProps<number>, 'label'>) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <label>
      Size
      <input
        type="number"
        min={6}
        max={200}
        step="any"
        value={draft ?? Math.round(value * 10) / 10}
        onChange={({ target }) => {
          setDraft(target.value);
          if (target.validity.valid && target.value !== '') onValue(target.valueAsNumber);
        }}
        onBlur={() => setDraft(null)}
      />
    </label>
  );
}
