import { FLAVOUR_LABELS, FLAVOURS } from '@site-packages/demo-engine';
import { useId, useState, type ReactNode } from 'react';
import { UNSEARCHED } from '@site-packages/contracts';
import { FACETS, isEmpty, MAX_LETTERS, NO_CHOICE, withChosen, type Choice, type Facet } from './choice';
import { FEATURES } from './features';
import { countValues, type Counts, type NarrowedDemo } from './narrow';
import type { Shelf } from './shelves';
import styles from './GalleryTools.module.css';

interface Option {
  id: string;
  title: string;
}

const FRAMEWORKS: readonly Option[] = FLAVOURS.map((id) => ({ id, title: FLAVOUR_LABELS[id] }));
const LEVELS: readonly Option[] = [
  { id: 'starter', title: 'Starter' },
  { id: 'intermediate', title: 'Intermediate' },
  { id: 'advanced', title: 'Advanced' },
];

interface ToolsProps {
  /** All shelves, with all their demos. */
  shelves: readonly Shelf<NarrowedDemo>[];
  choice: Choice;
  onType(query: string): void;
  onSettle(): void;
  onChoose(choice: Choice): void;
  /** Text that says how many demos are shown. */
  said: string;
}

/** The search field and the filters above the gallery. On phones the filters are collapsed, with a summary of what is chosen. */
export function GalleryTools({ shelves, choice, onType, onSettle, onChoose, said }: ToolsProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const categories = shelves.map((shelf) => ({ id: shelf.id, title: shelf.title }));
  const choose = (facet: Facet, value: string | undefined) => onChoose(withChosen(choice, facet, value));
  const titles = new Map(
    [...categories, ...FRAMEWORKS, ...FEATURES, ...LEVELS].map((option) => [option.id, option.title] as const),
  );
  const chosen = FACETS.flatMap((facet) => titles.get(choice[facet] ?? '') ?? []);
  const select = (facet: Facet, label: string, all: string, options: readonly Option[]) => (
    <Select
      label={label}
      all={all}
      options={options}
      counts={countValues(shelves, choice, facet)}
      value={choice[facet]}
      onChange={(value) => choose(facet, value)}
    />
  );
  return (
    <div className={styles.tools} role="search" aria-label="Demos" {...UNSEARCHED}>
      <div className={styles.field}>
        <label htmlFor={`${id}q`}>Filter demos</label>
        <input
          id={`${id}q`}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LETTERS}
          value={choice.query}
          onChange={(event) => onType(event.target.value)}
          onBlur={onSettle}
        />
      </div>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={`${id}p`}
        onClick={() => setOpen(!isOpen)}
      >
        Filters{chosen.length > 0 && ` (${chosen.length})`}
      </button>
      <div id={`${id}p`} className={styles.panel} data-open={isOpen || undefined}>
        {select('category', 'Category', 'All categories', categories)}
        {select('framework', 'Framework', 'All frameworks', FRAMEWORKS)}
        {select('level', 'Level', 'All levels', LEVELS)}
        <Features
          counts={countValues(shelves, choice, 'feature')}
          value={choice.feature}
          onChange={(value) => choose('feature', value)}
        />
      </div>
      <div className={styles.found}>
        <p role="status">{said}</p>
        <span className={styles.chosen}>{chosen.join(', ')}</span>
        <button
          type="button"
          className={styles.clear}
          data-idle={isEmpty(choice) || undefined}
          onClick={() => onChoose(NO_CHOICE)}
        >
          Clear
        </button>
      </div>
    </div>
  );
}

interface SelectProps {
  label: string;
  /** Label of the option that chooses nothing. */
  all: string;
  options: readonly Option[];
  counts: Counts;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** The select of a facet. An option that would leave no demos is disabled. */
function Select({ label, all, options, counts, value = '', onChange }: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        data-chosen={value === '' ? undefined : true}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => {
          const count = counts.get(option.id) ?? 0;
          return (
            <option key={option.id} value={option.id} disabled={count === 0 && value !== option.id}>
              {`${option.title} (${count})`}
            </option>
          );
        })}
      </select>
    </div>
  );
}

/** Buttons for the features that demos use, each with the number of demos that it would leave. */
function Features({ counts, value, onChange }: Pick<SelectProps, 'counts' | 'value' | 'onChange'>): ReactNode {
  return (
    <div className={styles.features} role="group" aria-label="Feature">
      {FEATURES.map(({ id, title }) => {
        const count = counts.get(id) ?? 0;
        const isPressed = value === id;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isPressed}
            disabled={count === 0 && !isPressed}
            onClick={() => onChange(isPressed ? undefined : id)}
          >
            {title} <span>{count}</span>
          </button>
        );
      })}
    </div>
  );
}
