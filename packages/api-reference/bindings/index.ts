import type { ApiModel } from '../model/api';
import { ApiProblems } from '../model/lookup';
import type { Binding } from './model';
import { readReact } from './read-react';
import { readSvelte } from './read-svelte';
import { readVue } from './read-vue';

export { addEventTypes } from './event-types';
export type { Binding, BindingComponent, BindingEvent, Framework } from './model';

/** Names of Konva's events that a binding can listen for with a prop: those without a capital letter. */
function plainEventNames(model: ApiModel): string[] {
  const names = model.pages.flatMap((page) => (page.events ?? []).map(({ name }) => name));
  return [...new Set(names)].filter((name) => /^[a-z]+$/.test(name));
}

/**
 * The installed bindings.
 *
 * @throws ApiProblems when a binding has a component or an event that is not in Konva's model
 */
export function readBindings(root: string, model: ApiModel): Binding[] {
  const events = plainEventNames(model);
  const bindings = [readReact(root), readVue(root, events), readSvelte(root)];
  const problems = bindings.flatMap((binding) => [
    ...binding.components
      .filter(({ name }) => !model.pages.some((page) => page.kind === 'class' && page.name === name))
      .map(({ name }) => `${binding.package}: the component ${name} has no page of the API.`),
    ...binding.events
      .filter(({ event }) => !events.includes(event))
      .map(({ prop }) => `${binding.package}: no event of the library is "${prop}".`),
  ]);
  if (problems.length > 0) throw new ApiProblems(problems, 'The bindings do not fit the library:');
  return bindings;
}
