import {
  child,
  children,
  isFunction,
  isShadowed,
  nameOf,
  propertyName,
  rootName,
  type TreeNode,
  walk,
} from './syntax-tree';

/** The title of advice about state that a framework does not see change. */
export const STATE_TITLE = 'State changed in place';

/** State that is changed in a way after which the framework draws nothing new. */
export interface StateChange {
  /** Offset in the code. */
  at: number;
  message: string;
}

/** Methods that change a list in place; those that sort it are often called on purpose while it is shown. */
const LIST_CHANGES = /^(?:push|pop|shift|unshift|splice|fill|copyWithin)$/;

/** Code that changes a value. */
interface Change {
  /** The variable at its root. */
  name: string;
  /** The value is a list. */
  isList: boolean;
  /** True for `name = …` and `name++`. */
  isWhole: boolean;
}

interface PlacedChange extends Change {
  node: TreeNode;
  /** The outermost function of the scope around it. */
  outer: TreeNode;
}

function changed(node: TreeNode): Change | undefined {
  const target =
    node.type === 'AssignmentExpression'
      ? child(node, 'left')
      : node.type === 'UpdateExpression' ||
          (node.type === 'UnaryExpression' && Reflect.get(node, 'operator') === 'delete')
        ? child(node, 'argument')
        : undefined;
  if (target !== undefined) {
    const name = rootName(target);
    const isIndex = target.type === 'MemberExpression' && Reflect.get(target, 'computed') === true;
    return name === undefined ? undefined : { name, isList: isIndex, isWhole: target.type === 'Identifier' };
  }
  const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
  if (callee === undefined || !LIST_CHANGES.test(propertyName(callee) ?? '')) return undefined;
  const name = rootName(child(callee, 'object'));
  return name === undefined ? undefined : { name, isList: true, isWhole: false };
}

function functionsIn(around: readonly TreeNode[]): TreeNode[] {
  return around.filter((one) => isFunction(one));
}

/** The changes of a name inside the functions of a scope. */
function changesOf(name: string, scope: TreeNode): PlacedChange[] {
  const found: PlacedChange[] = [];
  walk(scope, (node, around) => {
    const change = changed(node);
    if (change?.name !== name) return;
    const functions = functionsIn(around).filter((one) => one !== scope);
    const [outer] = functions;
    if (outer !== undefined && !isShadowed(name, functions)) found.push({ ...change, node, outer });
  });
  return found;
}

function calledName(node: TreeNode | undefined): string | undefined {
  if (node?.type !== 'CallExpression') return undefined;
  const callee = child(node, 'callee');
  return nameOf(callee) ?? propertyName(callee);
}

/** The kind of a value as it is written: a list, an object, or a plain number, text or truth value. */
function kindOf(init: TreeNode | undefined): 'list' | 'object' | 'plain' | undefined {
  if (init === undefined) return undefined;
  if (init.type === 'ArrayExpression') return 'list';
  if (init.type === 'ObjectExpression') return 'object';
  if (init.type.startsWith('TS')) return kindOf(child(init, 'expression'));
  if (init.type === 'ArrowFunctionExpression') return kindOf(child(init, 'body'));
  return /^(?:Literal|TemplateLiteral|UnaryExpression)$/.test(init.type) ? 'plain' : undefined;
}

// React

function reactAdvice(name: string, setter: string, isList: boolean): string {
  const write = isList
    ? `${setter}([...${name}, added]), or ${setter}(${name}.map((one) => (one.id === id ? { ...one, x: 50 } : one)))`
    : `${setter}({ ...${name}, x: 50 })`;
  return `${name} is changed in place, and React draws again only for a new value. Write ${write}.`;
}

/** Whether a function changes the value that it was given, and returns it. */
function returnsGiven(fn: TreeNode): boolean {
  const given = nameOf(children(fn, 'params')[0]);
  const body = child(fn, 'body');
  if (given === undefined || body === undefined) return false;
  if (body.type !== 'BlockStatement') return isSame(body, given, new Set()) && nameOf(body) === undefined;
  const isGiven = (node: TreeNode): boolean =>
    node.type === 'ReturnStatement' && nameOf(child(node, 'argument')) === given;
  let isInARow = false;
  let returns = 0;
  let same = 0;
  walk(body, (node) => {
    if (isFunction(node)) return false;
    if (node.type === 'ReturnStatement') returns += 1;
    if (isGiven(node)) same += 1;
    for (const list of ['body', 'consequent']) {
      const statements = children(node, list);
      const at = statements.findIndex((one) => changed(child(one, 'expression') ?? one)?.name === given);
      isInARow ||= at >= 0 && statements.slice(at).some(isGiven);
    }
    return true;
  });
  return isInARow || (same > 0 && same === returns && changesPart(fn));
}

/** Whether a function changes one of its parameters or variables in place. */
function changesPart(fn: TreeNode): boolean {
  let isFound = false;
  walk(fn, (node) => {
    const change = changed(node);
    isFound ||= change !== undefined && !change.isWhole && isShadowed(change.name, [fn]);
  });
  return isFound;
}

/** Whether an expression is the same list or object as the state. */
function isSame(node: TreeNode | undefined, state: string, aliases: ReadonlySet<string>): boolean {
  if (node === undefined) return false;
  const name = nameOf(node);
  if (name !== undefined) return name === state || aliases.has(name);
  if (node.type === 'SequenceExpression') return isSame(children(node, 'expressions').at(-1), state, aliases);
  if (node.type !== 'CallExpression') return false;
  const callee = child(node, 'callee');
  const method = propertyName(callee) ?? '';
  const of = nameOf(child(callee, 'object'));
  if (method === 'assign' && of === 'Object') return isSame(children(node, 'arguments')[0], state, aliases);
  return /^(?:sort|reverse|fill|copyWithin)$/.test(method) && of === state;
}

/** Functions whose call may make a component draw again. */
const REDRAWS = /^(?:set(?!Timeout|Interval|Attr)[A-Z]|on[A-Z]|force|dispatch|update|refresh|rerender|redraw)/;

/** Functions that return the one they are given. */
const KEEPS = /^(?:useCallback|useEffectEvent|debounce|throttle)$/;

/** Variables of a scope with the functions that they hold, by name. */
function namedFunctions(scope: TreeNode): Map<string, TreeNode> {
  const found = new Map<string, TreeNode>();
  walk(scope, (node) => {
    const name = nameOf(child(node, 'id'));
    if (name === undefined) return;
    const init = child(node, 'init');
    const kept = KEEPS.test(calledName(init) ?? '') ? children(init, 'arguments')[0] : init;
    const fn = isFunction(node) ? node : kept;
    if (isFunction(fn)) found.set(name, fn);
  });
  return found;
}

function calls(fn: TreeNode, test: (name: string) => boolean): boolean {
  let isFound = false;
  walk(fn, (node) => void (isFound ||= test(calledName(node) ?? '')));
  return isFound;
}

function stateChange(
  scope: TreeNode,
  state: string,
  setter: string,
  init: TreeNode | undefined,
): StateChange | undefined {
  const kind = kindOf(init);
  if (init === undefined || kind === 'plain' || init.type === 'NewExpression') return undefined;
  const changes = changesOf(state, scope).filter(({ isWhole }) => !isWhole);
  const isList = kind === 'list' || (kind === undefined && changes.some((one) => one.isList));
  const advice = (node: TreeNode): StateChange => ({ at: node.start, message: reactAdvice(state, setter, isList) });
  const reassigned = new Set<string>();
  walk(scope, (node) => {
    const change = changed(node);
    if (change?.isWhole === true) reassigned.add(change.name);
  });
  const aliases = new Set<string>();
  walk(scope, (node) => {
    const alias = node.type === 'VariableDeclarator' ? nameOf(child(node, 'id')) : undefined;
    if (alias === undefined || reassigned.has(alias)) return;
    if (isSame(child(node, 'init'), state, aliases)) aliases.add(alias);
  });
  let same: TreeNode | undefined;
  walk(scope, (node, around) => {
    if (node.type !== 'CallExpression' || nameOf(child(node, 'callee')) !== setter) return;
    const [value] = children(node, 'arguments');
    const functions = functionsIn(around).filter((one) => one !== scope);
    const isSameValue = isFunction(value)
      ? returnsGiven(value)
      : isSame(value, state, aliases) && !isShadowed(state, functions);
    if (isSameValue) same ??= node;
  });
  if (same !== undefined) return advice(same);
  const redraws = new Set(
    [...namedFunctions(scope)].flatMap(([name, fn]) => (calls(fn, (called) => REDRAWS.test(called)) ? [name] : [])),
  );
  const lost = changes.find(({ outer }) => !calls(outer, (called) => REDRAWS.test(called) || redraws.has(called)));
  return lost === undefined ? undefined : advice(lost.node);
}

/** Finds React state that is changed in place, and reducers that return the state that they changed. */
export function reactChanges(program: TreeNode): StateChange[] {
  const found: StateChange[] = [];
  const functions = namedFunctions(program);
  walk(program, (node, around) => {
    if (node.type !== 'VariableDeclarator') return;
    const init = child(node, 'init');
    const hook = calledName(init);
    const [state, setter] = children(child(node, 'id'), 'elements').map(nameOf);
    if (state === undefined || setter === undefined) return;
    const [first] = children(init, 'arguments');
    if (hook === 'useState') {
      const change = stateChange(functionsIn(around).at(-1) ?? program, state, setter, first);
      if (change !== undefined) found.push(change);
    }
    const reducer = isFunction(first) ? first : functions.get(nameOf(first) ?? '');
    if (hook === 'useReducer' && reducer !== undefined && returnsGiven(reducer)) {
      const message =
        'The reducer returns the state that it was given, and React draws again only for a new value. Write return { ...state, x: 50 }, or return [...state, added].';
      found.push({ at: reducer.start, message });
    }
  });
  return found;
}

// Vue and Svelte

/** A variable of a component's script. */
interface Variable {
  name: string;
  init: TreeNode | undefined;
}

function variablesOf(statements: readonly TreeNode[]): Variable[] {
  return statements
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((statement) => children(statement, 'declarations'))
    .flatMap((one) => {
      const name = nameOf(child(one, 'id'));
      return name === undefined ? [] : [{ name, init: child(one, 'init') }];
    });
}

/** True for `onClick: …`, `onclick={…}` and `on:click={…}`, in which the template shows nothing. */
function isHandler(node: TreeNode): boolean {
  if (node.type === 'OnDirective') return true;
  if (node.type === 'Attribute') return /^on/.test(String(Reflect.get(node, 'name')));
  if (node.type !== 'Property') return false;
  const key = child(node, 'key');
  const name = nameOf(key) ?? (key?.type === 'Literal' ? String(Reflect.get(key, 'value')) : '');
  return /^on[A-Z]/.test(name);
}

function isShown(name: string, template: TreeNode): boolean {
  let isFound = false;
  walk(template, (node) => {
    isFound ||= nameOf(node) === name;
    return !isHandler(node);
  });
  return isFound;
}

/** Names of the functions that run while the component is created. */
function earlyFunctions(scope: TreeNode, functions: ReadonlyMap<string, TreeNode>, template: TreeNode): Set<string> {
  const early = new Set<string>();
  const named = new Set(functions.values());
  const add = (root: TreeNode): void =>
    walk(root, (node) => {
      // What a named function calls counts once that one is called.
      if (node === template || (node !== root && named.has(node))) return false;
      const name = calledName(node);
      const fn = name === undefined || early.has(name) ? undefined : functions.get(name);
      if (name === undefined || fn === undefined) return true;
      early.add(name);
      add(fn);
      return true;
    });
  add(scope);
  return early;
}

interface Component {
  scope: TreeNode;
  variables: readonly Variable[];
  template: TreeNode;
}

/** Changes in the functions that run later: those with a name, and the template's handlers. */
function lateChanges(name: string, { scope, template }: Component): PlacedChange[] {
  const functions = namedFunctions(scope);
  const early = earlyFunctions(scope, functions, template);
  const late = new Set([...functions].flatMap(([own, fn]) => (early.has(own) ? [] : [fn])));
  const found = changesOf(name, scope).filter(({ outer }) => late.has(outer));
  walk(template, (node) => {
    if (!isHandler(node)) return true;
    found.push(...changesOf(name, node));
    return false;
  });
  return found;
}

/** Whether the function around a change also assigns to `x.value`, or triggers the update itself. */
function updatesRef({ outer }: PlacedChange): boolean {
  let isFound = false;
  walk(outer, (node) => {
    const target = child(node, node.type === 'UpdateExpression' ? 'argument' : 'left');
    isFound ||= propertyName(target) === 'value' && nameOf(child(target, 'object')) !== undefined;
    isFound ||= /^(?:triggerRef|\$forceUpdate)$/.test(calledName(node) ?? '');
  });
  return isFound;
}

const SAMPLES = { list: '[…]', object: '{ … }', plain: '0' } as const;

/** Finds what a component of `<script setup>` shows and changes, and Vue does not follow. */
export function vueChanges(program: TreeNode): StateChange[] {
  const found: StateChange[] = [];
  walk(program, (node) => {
    const scope = node.type === 'Property' && nameOf(child(node, 'key')) === 'setup' ? child(node, 'value') : undefined;
    const statements = children(child(scope, 'body'), 'body');
    const template = statements
      .map((one) => (one.type === 'ReturnStatement' ? child(one, 'argument') : undefined))
      .find((one) => isFunction(one));
    if (scope === undefined || template === undefined) return;
    const component = { scope, template, variables: variablesOf(statements) };
    for (const { name, init } of component.variables) {
      const kind = kindOf(init);
      const isShallow = calledName(init) === 'shallowRef';
      if ((kind === undefined && !isShallow) || isFunction(init) || !isShown(name, template)) continue;
      const change = lateChanges(name, component).find((one) => !updatesRef(one) && !(isShallow && one.isWhole));
      if (change === undefined) continue;
      const message = isShallow
        ? `shallowRef follows only a new value: write ${name}.value = [...${name}.value, added], or declare it with ref.`
        : kind === 'object'
          ? `Vue does not follow ${name}, which is shown and changed: declare it as const ${name} = reactive({ … }).`
          : `Vue does not follow ${name}, which is shown and changed: declare it as const ${name} = ref(${SAMPLES[kind ?? 'list']}), and write ${name}.value in the script.`;
      found.push({ at: change.node.start, message });
    }
  });
  return found;
}

/**
 * Finds what a component shows and changes, and Svelte does not follow.
 *
 * @param component the tree of Svelte's parser
 */
export function svelteChanges(script: TreeNode | undefined, template: TreeNode, isRunes: boolean): StateChange[] {
  if (script === undefined) return [];
  const component: Component = { scope: script, template, variables: variablesOf(children(script, 'body')) };
  return component.variables.flatMap(({ name, init }): StateChange[] => {
    const kind = kindOf(init);
    const isRaw = calledName(init) === 'raw' && rootName(child(init, 'callee')) === '$state';
    if ((kind === undefined && !isRaw) || isFunction(init) || !isShown(name, template)) return [];
    const changes = lateChanges(name, component);
    const isFollowed = ({ isWhole, node }: PlacedChange): boolean =>
      isRaw ? isWhole : !isRunes && node.type !== 'CallExpression';
    const change = changes.find(({ outer }) => !changes.some((one) => one.outer === outer && isFollowed(one)));
    if (change === undefined) return [];
    const message = isRaw
      ? `$state.raw follows only a new value: write ${name} = [...${name}, added], or declare it with $state.`
      : isRunes
        ? `Svelte does not follow ${name}, which is shown and changed: declare it as let ${name} = $state(${SAMPLES[kind ?? 'list']}).`
        : `Without runes, Svelte follows only assignments: write ${name} = [...${name}, added], or ${name} = ${name} after the change.`;
    return [{ at: change.node.start, message }];
  });
}
