import { declarations, exportedVariables, fieldNames, installedBinding } from './declarations';
import { BINDING_PACKAGES, type Binding } from './model';

/** react-konva declares components as variables, and events as methods of one interface. */
export function readReact(root: string): Binding {
  const name = BINDING_PACKAGES.react;
  const installed = installedBinding(name, root);
  const file = declarations(installed, 'ReactKonvaCore.d.ts');
  const stageProps = fieldNames(file, 'StageProps');
  const components = exportedVariables(file)
    .filter(({ type }) => type.startsWith('KonvaNodeComponent<'))
    .map((component) => ({
      name: component.name,
      tag: `<${component.name}>`,
      bindable: [],
      extra: component.name === 'Stage' ? stageProps : [],
    }));
  // The binding listens for the prop's name in lower case, without "on".
  const events = fieldNames(file, 'KonvaNodeEvents').map((prop) => ({ event: prop.slice(2).toLowerCase(), prop }));
  return { framework: 'react', package: name, version: installed.version, components, events };
}
