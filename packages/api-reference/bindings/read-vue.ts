import { declarations, exportedVariables, installedBinding } from './declarations';
import { BINDING_PACKAGES, type Binding } from './model';

/** HTML attributes that the stage's `render` passes on to its `<div>`. */
export const STAGE_ATTRIBUTES = ['id', 'accesskey', 'class', 'role', 'style', 'tabindex', 'title'];

/**
 * vue-konva declares components as variables, and the stage in its own file. It does not declare events: a listener with any lower-case
 * name is passed on to the node.
 *
 * @param eventNames names of Konva's events without a capital letter
 */
export function readVue(root: string, eventNames: readonly string[]): Binding {
  const name = BINDING_PACKAGES.vue;
  const installed = installedBinding(name, root);
  const names = exportedVariables(declarations(installed, 'dist/components.d.ts')).map((each) => each.name);
  const components = ['Stage', ...names].map((component) => ({
    name: component,
    tag: `<v-${kebabCase(component)}>`,
    bindable: [],
    extra: component === 'Stage' ? STAGE_ATTRIBUTES : [],
  }));
  const events = eventNames.map((event) => ({ event, prop: `@${event}` }));
  return { framework: 'vue', package: name, version: installed.version, components, events };
}

/** `RegularPolygon` to `regular-polygon`, as Vue resolves a tag. */
function kebabCase(name: string): string {
  return name.replace(/\B([A-Z])/g, '-$1').toLowerCase();
}
