import type * as acorn from 'acorn';
import { ancestor } from 'acorn-walk';

/** A `require("name")` call, in code that does not declare `require`. */
export interface RequireCall {
  node: acorn.CallExpression;
  specifier: string;
  /** True for `require("name").default` and `const { default: name } = require("name")`. */
  takesDefault: boolean;
}

/** Facts about a module's code, by name; scopes are not distinguished. */
export interface ModuleFacts {
  /** Names that are declared anywhere. */
  declared: ReadonlySet<string>;
  /** Names that are read but declared nowhere. */
  free: ReadonlySet<string>;
  /** Names that are assigned but declared nowhere: implicit globals of a sloppy-mode script. */
  implicit: ReadonlySet<string>;
  hasDefault: boolean;
  /** Names that may be components, in order: the module's functions, classes and constants with a capitalized name. */
  components: readonly string[];
  exported: ReadonlySet<string>;
  /** Functions called outside any function, by the last part of their name, and those called anywhere. */
  topCalls: ReadonlySet<string>;
  calls: ReadonlySet<string>;
  requires: readonly RequireCall[];
  /** Uses of `module` and `exports`, in code that does not declare them. */
  commonJs: readonly acorn.Identifier[];
  /** Where the code navigates: the expressions for the page's location that it assigns to, or whose methods it calls. */
  locations: readonly { node: acorn.Node; isWhole: boolean }[];
  /** String literals assigned to a `template` property. */
  templates: readonly string[];
}

/** The names that a pattern binds or assigns. */
function patternNames(pattern: acorn.Pattern | acorn.Expression): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : patternNames(element)));
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    default:
      return [];
  }
}

/** Whether a pattern destructures an object's `default`. */
function namesDefault(pattern: acorn.Pattern): boolean {
  return (
    pattern.type === 'ObjectPattern' &&
    pattern.properties.some(
      (property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'default',
    )
  );
}

function calledName({ callee }: acorn.CallExpression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  return callee.property.name;
}

/** Whether an expression is the page's location: `location`, `window.location`. */
function isLocation(node: acorn.AnyNode): boolean {
  if (node.type === 'Identifier') return node.name === 'location';
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'location' &&
    node.object.type === 'Identifier' &&
    /^(?:window|self|globalThis|document)$/.test(node.object.name)
  );
}

/** The location in `location.hash`, where the member is one of these. */
function locationOf(node: acorn.AnyNode, members: RegExp): acorn.Node | undefined {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier' || node.computed) return undefined;
  return members.test(node.property.name) && isLocation(node.object) ? node.object : undefined;
}

function fixedText(node: acorn.AnyNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

function isComponent(name: string, init: acorn.Expression | null | undefined): boolean {
  if (!/^[A-Z]/.test(name) || init === null || init === undefined) return false;
  return /Function|^ClassExpression$|^CallExpression$|^ObjectExpression$/.test(init.type);
}

/** Collects a module's facts from its syntax tree. */
export function readFacts(program: acorn.Program): ModuleFacts {
  const declared = new Set<string>();
  const read = new Set<string>();
  const assigned = new Set<string>();
  const topCalls = new Set<string>();
  const calls = new Set<string>();
  const requires: Omit<RequireCall, 'takesDefault'>[] = [];
  const commonJs: acorn.Identifier[] = [];
  const templates: string[] = [];
  const locations: { node: acorn.Node; isWhole: boolean }[] = [];
  const declare = (names: readonly string[]): void => names.forEach((name) => declared.add(name));

  const defaultsOf = new Set<acorn.Node>();
  const assign = (pattern: acorn.Pattern | acorn.VariableDeclaration): void => {
    if (pattern.type !== 'VariableDeclaration') patternNames(pattern).forEach((name) => assigned.add(name));
  };

  ancestor(program, {
    VariableDeclarator({ id, init }) {
      declare(patternNames(id));
      if (init && namesDefault(id)) defaultsOf.add(init);
    },
    Function({ id, params }) {
      declare(params.flatMap(patternNames));
      if (id) declared.add(id.name);
    },
    Class({ id }) {
      if (id) declared.add(id.name);
    },
    CatchClause({ param }) {
      if (param) declare(patternNames(param));
    },
    ImportDeclaration: ({ specifiers }) => declare(specifiers.map(({ local }) => local.name)),
    AssignmentExpression({ left }) {
      assign(left);
      if (isLocation(left)) locations.push({ node: left, isWhole: true });
      const node = locationOf(left, /^(?:hash|href)$/);
      if (node !== undefined) locations.push({ node, isWhole: false });
    },
    ForInStatement: ({ left }) => assign(left),
    ForOfStatement: ({ left }) => assign(left),
    Property({ key, value }) {
      const text = key.type === 'Identifier' && key.name === 'template' ? fixedText(value) : undefined;
      if (text !== undefined) templates.push(text);
    },
    MemberExpression({ object, property }) {
      if (property.type === 'Identifier' && property.name === 'default') defaultsOf.add(object);
    },
    CallExpression(node, _state, ancestors) {
      const place = locationOf(node.callee, /^(?:assign|replace)$/);
      if (place !== undefined) locations.push({ node: place, isWhole: false });
      const name = calledName(node);
      if (name === undefined) return;
      calls.add(name);
      if (!ancestors.some(({ type }) => type.includes('Function'))) topCalls.add(name);
      const [argument] = node.arguments;
      const specifier = argument === undefined ? undefined : fixedText(argument);
      if (node.callee.type === 'Identifier' && name === 'require' && specifier !== undefined) {
        requires.push({ node, specifier });
      }
    },
    Identifier(node) {
      read.add(node.name);
      if (node.name === 'module' || node.name === 'exports') commonJs.push(node);
    },
  });

  const exported = new Set<string>();
  const components: string[] = [];
  let hasDefault = false;
  for (const statement of program.body) {
    if (statement.type === 'ExportDefaultDeclaration') hasDefault = true;
    if (statement.type === 'ExportNamedDeclaration') {
      for (const { exported: name } of statement.specifiers) {
        const text = name.type === 'Identifier' ? name.name : String(name.value);
        if (text === 'default') hasDefault = true;
        else exported.add(text);
      }
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
      if (/^[A-Z]/.test(declaration.id.name)) components.push(declaration.id.name);
      if (statement.type === 'ExportNamedDeclaration') exported.add(declaration.id.name);
    }
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations) {
        if (id.type === 'Identifier' && isComponent(id.name, init)) components.push(id.name);
        if (statement.type === 'ExportNamedDeclaration') patternNames(id).forEach((name) => exported.add(name));
      }
    }
  }
  const undeclared = (names: ReadonlySet<string>): Set<string> =>
    new Set([...names].filter((name) => !declared.has(name)));
  return {
    declared,
    free: undeclared(read),
    implicit: undeclared(assigned),
    hasDefault,
    components,
    exported,
    topCalls,
    calls,
    requires: declared.has('require')
      ? []
      : requires.map((call) => ({ ...call, takesDefault: defaultsOf.has(call.node) })),
    commonJs: declared.has('module') || declared.has('exports') ? [] : commonJs,
    locations: declared.has('location') ? [] : locations,
    templates,
  };
}
