import {
  calledName,
  child,
  children,
  contains,
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
  /** Defaults to `STATE_TITLE`. */
  title?: string;
}

/** Methods that change a list in place; those that sort it are often called on purpose while it is shown. */
const LIST_CHANGES = /^(?:push|pop|shift|unshift|splice|fill|copyWithin)$/;

/** What else changes a value, and where its syntax has it. */
const CHANGED: Readonly<Record<string, string>> = { AssignmentExpression: 'left', UpdateExpression: 'argument' };

/** Code that changes a variable, or what is in it. */
interface Change {
  name: string;
  node: TreeNode;
  /** True for `name = …` and `name++`. */
  isWhole: boolean;
  /** The outermost function around it, inside the scope. */
  outer: TreeNode | undefined;
}

function changesIn(scope: TreeNode): Change[] {
  const found: Change[] = [];
  walk(scope, (node, around) => {
    const callee = child(node, 'callee');
    const isMethod = LIST_CHANGES.test(propertyName(callee) ?? '');
    const target = isMethod ? child(callee, 'object') : child(node, CHANGED[node.type] ?? '');
    const name = rootName(target);
    const functions = around.filter((one) => isFunction(one) && one !== scope);
    if (name === undefined || isShadowed(name, functions)) return;
    found.push({ name, node, isWhole: !isMethod && target?.type === 'Identifier', outer: functions[0] });
  });
  return found;
}

/** Functions that return the one they are given. */
const KEEPS = /^(?:useCallback|useEffectEvent|debounce|throttle)$/;

/** The functions of a scope, by name. */
function namedFunctions(scope: TreeNode): Map<string, TreeNode> {
  const found = new Map<string, TreeNode>();
  walk(scope, (node) => {
    const init = child(node, 'init');
    const kept = KEEPS.test(calledName(init) ?? '') ? children(init, 'arguments')[0] : init;
    const fn = isFunction(node) ? node : kept;
    const name = nameOf(child(node, 'id'));
    if (name !== undefined && isFunction(fn)) found.set(name, fn);
  });
  return found;
}

/** The kind of a value as it is written. */
function kindOf(init: TreeNode | undefined): 'list' | 'object' | 'plain' | undefined {
  const type = init?.type ?? '';
  if (type.startsWith('TS')) return kindOf(child(init, 'expression'));
  if (type === 'ArrowFunctionExpression') return kindOf(child(init, 'body'));
  if (/^(?:Literal|TemplateLiteral|UnaryExpression)$/.test(type)) return 'plain';
  return type === 'ArrayExpression' ? 'list' : type === 'ObjectExpression' ? 'object' : undefined;
}

// React

/** Functions whose call may make a component draw again. */
const REDRAWS = /^(?:set(?!Timeout|Interval|Attr)[A-Z]|on[A-Z]|force|dispatch|update|refresh|rerender|redraw)/;

/** Whether an expression is the list or object that one of these variables holds. */
function isSame(node: TreeNode | undefined, names: ReadonlySet<string>): boolean {
  const callee = node?.type === 'CallExpression' ? child(node, 'callee') : undefined;
  const of = nameOf(child(callee, 'object'));
  if (propertyName(callee) === 'assign' && of === 'Object') return isSame(children(node, 'arguments')[0], names);
  const isInPlace = /^(?:sort|reverse|fill|copyWithin)$/.test(propertyName(callee) ?? '');
  return names.has((isInPlace ? of : nameOf(node)) ?? '');
}

/** Whether a function changes the value that it was given, and returns it. */
function returnsGiven(fn: TreeNode): boolean {
  const given = nameOf(children(fn, 'params')[0]);
  const body = child(fn, 'body');
  if (given === undefined) return false;
  if (body?.type !== 'BlockStatement') return nameOf(body) === undefined && isSame(body, new Set([given]));
  const returns: TreeNode[] = [];
  walk(body, (node) => {
    if (node.type === 'ReturnStatement') returns.push(node);
    return !isFunction(node);
  });
  const isGiven = (node: TreeNode | undefined) => nameOf(child(node, 'argument')) === given;
  const changes = changesIn(fn);
  const isReplaced = changes.some(({ name, isWhole }) => isWhole && name === given);
  return changes.some(({ name, node, isWhole }) =>
    name === given
      ? !isReplaced && isGiven(returns.find(({ start }) => start > node.start))
      : !isWhole && isShadowed(name, [fn]) && returns.length > 0 && returns.every(isGiven),
  );
}

/** A change of state, or a call of its setter with the same value, after which React draws nothing new. */
function lostChange(scope: TreeNode, state: string, setter: string): TreeNode | undefined {
  const same = new Set([state]);
  let again: TreeNode | undefined;
  walk(scope, (node, around) => {
    // Another value may be assigned to any other variable later.
    if (node.type === 'VariableDeclarator' && Reflect.get(Object(around.at(-1)), 'kind') === 'const') {
      const alias = nameOf(child(node, 'id'));
      if (alias !== undefined && isSame(child(node, 'init'), same)) same.add(alias);
    }
    if (again !== undefined || nameOf(child(node, 'callee')) !== setter) return;
    const [value] = children(node, 'arguments');
    const isOwn = !isShadowed(
      state,
      around.filter((one) => isFunction(one) && one !== scope),
    );
    if (isFunction(value) ? returnsGiven(value) : isOwn && isSame(value, same)) again = node;
  });
  const functions = namedFunctions(scope);
  const redraws = (node: TreeNode) => REDRAWS.test(calledName(node) ?? '');
  const leadsToOne = (node: TreeNode) => redraws(node) || contains(functions.get(calledName(node) ?? ''), redraws);
  const isLost = ({ name, isWhole, outer }: Change) =>
    name === state && !isWhole && outer !== undefined && !contains(outer, leadsToOne);
  return again ?? changesIn(scope).find(isLost)?.node;
}

/** Finds React state that is changed in place, and reducers that return the state that they changed. */
export function reactChanges(program: TreeNode): StateChange[] {
  const found: StateChange[] = [];
  const functions = namedFunctions(program);
  walk(program, (node, around) => {
    const init = node.type === 'VariableDeclarator' ? child(node, 'init') : undefined;
    const hook = calledName(init);
    const [state, setter] = children(child(node, 'id'), 'elements').map(nameOf);
    const [first] = children(init, 'arguments');
    if (state === undefined || setter === undefined || first === undefined) return;
    const reducer = isFunction(first) ? first : functions.get(nameOf(first) ?? '');
    if (hook === 'useReducer' && reducer !== undefined && returnsGiven(reducer)) {
      const message =
        'The reducer returns the state that it was given, and React draws again only for a new value. Write return { ...state, x: 50 }, or return [...state, added].';
      found.push({ at: reducer.start, message });
    }
    const kind = kindOf(first);
    if (hook !== 'useState' || kind === 'plain' || first.type === 'NewExpression') return;
    const lost = lostChange(around.findLast((one) => isFunction(one)) ?? program, state, setter);
    const write =
      kind === 'object'
        ? `${setter}({ ...${state}, x: 50 })`
        : `${setter}([...${state}, added]), or ${setter}(${state}.map((one) => (one.id === id ? { ...one, x: 50 } : one)))`;
    const message = `${state} is changed in place, and React draws again only for a new value. Write ${write}.`;
    if (lost !== undefined) found.push({ at: lost.start, message });
  });
  return found;
}

// Vue and Svelte

/** True for `onClick: …`, `onclick={…}` and `on:click={…}`, in which the template shows nothing. */
function isHandler(node: TreeNode): boolean {
  const name = Reflect.get(child(node, 'key') ?? node, 'name');
  return node.type === 'OnDirective' || (/^(?:Attribute|Property)$/.test(node.type) && /^on/.test(String(name)));
}

/** The variables of a component that its template shows, with their changes in functions that run later. */
function shownVariables(scope: TreeNode, template: TreeNode) {
  // What the script calls by itself may run before the component is shown.
  const called = new Set<string>();
  walk(scope, (node) => {
    called.add(calledName(node) ?? '');
    return node !== template;
  });
  const late = new Set([...namedFunctions(scope)].flatMap(([name, fn]) => (called.has(name) ? [] : [fn])));
  const changes = changesIn(scope).filter(({ outer }) => outer !== undefined && late.has(outer));
  const shown = new Set<string>();
  walk(template, (node) => {
    if (isHandler(node)) changes.push(...changesIn(node));
    else shown.add(nameOf(node) ?? '');
    return !isHandler(node);
  });
  return children(child(scope, 'body') ?? scope, 'body')
    .flatMap((statement) => children(statement, 'declarations'))
    .map((one) => ({ name: nameOf(child(one, 'id')) ?? '', init: child(one, 'init') }))
    .filter(({ name, init }) => shown.has(name) && !isFunction(init))
    .map(({ name, init }) => ({
      name,
      // Not followed: a value that is written as it is, and what is in these two.
      kind: kindOf(init) ?? (/^(?:shallowRef|raw)$/.test(calledName(init) ?? '') ? ('shallow' as const) : undefined),
      changes: changes.filter((one) => one.name === name),
    }));
}

/** Whether the function around a change also assigns to `x.value`, or triggers the update itself. */
const updatesRef = ({ outer }: Change): boolean =>
  contains(outer, (node) => {
    const isValue = propertyName(child(node, CHANGED[node.type] ?? '')) === 'value';
    return isValue || /^(?:triggerRef|\$forceUpdate)$/.test(calledName(node) ?? '');
  });

const SAMPLES = { list: '[…]', object: '{ … }', plain: '0', shallow: '' } as const;

/** Finds what a component of `<script setup>` shows and changes, and Vue does not follow. */
export function vueChanges(program: TreeNode): StateChange[] {
  const found: StateChange[] = [];
  walk(program, (node) => {
    const scope = node.type === 'Property' && nameOf(child(node, 'key')) === 'setup' ? child(node, 'value') : undefined;
    const results = children(child(scope, 'body'), 'body').map((one) => child(one, 'argument'));
    const template = results.find((one) => isFunction(one));
    if (scope === undefined || template === undefined) return;
    for (const { name, kind, changes } of shownVariables(scope, template)) {
      const change = changes.find((one) => !updatesRef(one) && !(kind === 'shallow' && one.isWhole));
      if (change === undefined || kind === undefined) continue;
      const write =
        kind === 'object' ? 'reactive({ … })' : `ref(${SAMPLES[kind]}), and write ${name}.value in the script`;
      const message =
        kind === 'shallow'
          ? `shallowRef follows only a new value: write ${name}.value = [...${name}.value, added], or declare it with ref.`
          : `Vue does not follow ${name}, which is shown and changed: declare it as const ${name} = ${write}.`;
      found.push({ at: change.node.start, message });
    }
  });
  return found;
}

/**
 * Finds what a component shows and changes, and Svelte does not follow.
 *
 * @param script the tree of Svelte's parser
 */
export function svelteChanges(script: TreeNode | undefined, template: TreeNode, isRunes: boolean): StateChange[] {
  if (script === undefined) return [];
  return shownVariables(script, template).flatMap(({ name, kind, changes }) => {
    const isRaw = kind === 'shallow';
    const isFollowed = ({ isWhole, node }: Change) => (isRaw ? isWhole : !isRunes && node.type !== 'CallExpression');
    const change = changes.find(({ outer }) => !changes.some((one) => one.outer === outer && isFollowed(one)));
    if (change === undefined || kind === undefined) return [];
    const message = isRaw
      ? `$state.raw follows only a new value: write ${name} = [...${name}, added], or declare it with $state.`
      : isRunes
        ? `Svelte does not follow ${name}, which is shown and changed: declare it as let ${name} = $state(${SAMPLES[kind]}).`
        : `Without runes, Svelte follows only assignments: write ${name} = [...${name}, added], or ${name} = ${name} after the change.`;
    return [{ at: change.node.start, message }];
  });
}
