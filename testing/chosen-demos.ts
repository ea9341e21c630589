import { readCatalogFile, type DemoEntry } from './catalog';
import { chooseDemos, type Choice } from './choose-demos';
import { SELECTION_FILE, type Selection } from './selection/model';
import { readSelection } from './selection/read';

/** The demos of a run. */
export interface ChosenDemos extends Choice<DemoEntry> {
  /** All demos. */
  catalog: readonly DemoEntry[];
  selection: Selection;
  /** Whether every rule is asked of each demo: at night, of selected ones, and in a run without `npm test`. */
  asksAll: boolean;
}

/** The demos that this run tests: those of its selection, or those that `DEMOS` and `DEMO_FLAVOUR` name. */
export function chosenDemos(): ChosenDemos {
  const catalog = readCatalogFile();
  const selection = readSelection();
  const { demos: selected } = selection;
  const { PAGE_RULES, DEMOS, DEMO_FLAVOUR } = process.env;
  return {
    ...chooseDemos(
      catalog.filter(({ id }) => selected === undefined || selected.includes(id)),
      { demos: DEMOS, flavour: DEMO_FLAVOUR },
    ),
    catalog,
    selection,
    asksAll: PAGE_RULES === 'all' || process.env[SELECTION_FILE] === undefined || selected !== undefined,
  };
}
