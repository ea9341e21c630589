import ts from 'typescript';
import { declarations, exportedVariables, fieldNames, installedBinding, type InstalledBinding } from './declarations';
import { BINDING_PACKAGES, type Binding, type BindingComponent } from './model';

/** The attribute that the type of all props omits. It occurs there as a literal and is not a prop. */
const OMITTED = 'rotationDeg';

/** Declared as bindable, but a transform sets it to `undefined`: the effects of `scaleX` and `scaleY` run after its own and reset it. */
const NOT_BINDABLE = 'scale';

/** svelte-konva has one declaration file per component. Its third type argument names the bindable props. */
export function readSvelte(root: string): Binding {
  const name = BINDING_PACKAGES.svelte;
  const installed = installedBinding(name, root);
  const components = exportedNames(declarations(installed, 'dist/index.d.ts')).map((each) =>
    readComponent(installed, each),
  );
  const hooks = fieldNames(declarations(installed, 'dist/util/events.d.ts'), 'KonvaEventHooks');
  const events = hooks.map((prop) => ({ event: prop.slice(2), prop }));
  return { framework: 'svelte', package: name, version: installed.version, components, events };
}

/** Names that are exported as values; the others are types. */
function exportedNames(file: ts.SourceFile): string[] {
  return file.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause, isTypeOnly }) => {
    if (isTypeOnly || exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.filter((element) => !element.isTypeOnly).map((element) => element.name.text);
  });
}

function readComponent(installed: InstalledBinding, name: string): BindingComponent {
  const file = declarations(installed, `dist/${name}.svelte.d.ts`);
  const type = exportedVariables(file).find((each) => each.name === name)?.type ?? '';
  // import("svelte").Component<Props<RectConfig>, { node: KonvaRect }, "x" | "y">
  const declared = [...type.slice(type.lastIndexOf('}')).matchAll(/"(\w+)"/g)].flatMap(([, prop]) => prop ?? []);
  const bindable = declared.filter((prop) => prop !== NOT_BINDABLE);
  if (!type.includes('Component<') || bindable.length === 0) {
    throw new Error(
      `${file.fileName} does not declare a component with bindable props: correct bindings/read-svelte.ts.`,
    );
  }
  const props = declarations(installed, 'dist/util/props.d.ts');
  const shared = fieldNames(props, 'Props').filter((prop) => prop !== OMITTED);
  const own = file.text.includes('& PropsStage') ? fieldNames(props, 'PropsStage') : [];
  return { name, tag: `<${name}>`, bindable, extra: [...shared, ...own] };
}
