import { FLAVOUR_LABELS, FLAVOURS } from '@site-packages/demo-engine';
import { useId, useState, type ReactNode } from 'react';
import { UNSEARCHED } from '@site-packages/contracts';
import { FACETS, isEmpty, MAX_LETTERS, NO_CHOICE, withChosen, type Choice, type Facet } from './choice';
import { FEATURES } from './features';
import { countValues, SAMPLES, type Counts, type NarrowedDemo } from './narrow';
import type { Shelf } from './shelves';
import styles from './GalleryTools.module.css';

interface Option {
  id: string;
  title: string;
}

interface Options {
  /** Name of the group within the select. */
  label?: string;
  options: readonly Option[];
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
  const ofKind = (kind: string) => shelves.filter((shelf) => shelf.kind === kind);
  const demos: Options = { options: ofKind('sandbox') };
  const samples: Options = {
    label: 'Samples of tutorials',
    options: [{ id: SAMPLES, title: 'All samples' }, ...ofKind('tutorial')],
  };
  const choose = (facet: Facet, value: string | undefined) => onChoose(withChosen(choice, facet, value));
  const titles = new Map(
    [...demos.options, ...samples.options, ...FRAMEWORKS, ...FEATURES, ...LEVELS].map(
      (option) => [option.id, option.title] as const,
    ),
  );
  const chosen = FACETS.flatMap((facet) => titles.get(choice[facet] ?? '') ?? []);
  const select = (facet: Facet, label: string, all: string, ...groups: readonly Options[]) => (
    <Select
      label={label}
      all={all}
      groups={groups}
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
        {select('category', 'Category', 'All categories', demos, samples)}
        {select('framework', 'Framework', 'All frameworks', { options: FRAMEWORKS })}
        {select('feature', 'Feature', 'All features', { options: FEATURES })}
        {select('level', 'Level', 'All levels', { options: LEVELS })}
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
  groups: readonly Options[];
  counts: Counts;
  value: string | undefined;
  onChange(value: string | undefined): void;
}

/** The select of a facet. An option that would leave no demos is disabled. */
function Select({ label, all, groups, counts, value = '', onChange }: SelectProps): ReactNode {
  const id = useId();
  const entry = (option: Option) => {
    const count = counts.get(option.id) ?? 0;
    return (
      <option key={option.id} value={option.id} disabled={count === 0 && value !== option.id}>
        {`${option.title} (${count})`}
      </option>
    );
  };
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
        {groups.map(({ label: name, options }) =>
          name === undefined ? (
            options.map(entry)
          ) : (
            <optgroup key={name} label={name}>
              {options.map(entry)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}
