import ts from 'typescript';
import type { LibraryFacts } from './library-facts';
import { UseSet } from './use-set';

/** Packages whose components have the names of Konva's classes. */
const COMPONENT_PACKAGES = new Set(['react-konva', 'svelte-konva', 'vue-konva']);

/** Classes and object literals by the name of a variable. */
export interface ScriptNames {
  classes: Map<string, string>;
  objects: Map<string, ts.ObjectLiteralExpression>;
  /** Class by a component's local name. */
  components: Map<string, string>;
}

/** What a script uses, and the names that its template may refer to. */
export interface ScriptUses {
  uses: UseSet;
  names: ScriptNames;
}

/**
 * Reads TypeScript or TSX by syntax. A call counts when the class of its receiver is known: from a constructor, a type annotation, a type
 * argument, or a method of Konva that returns a known class.
 */
export function scriptUses(facts: LibraryFacts, file: string, text: string): ScriptUses {
  const ast = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.ES2022,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const uses = new UseSet(facts);
  const names: ScriptNames = { classes: new Map(), objects: new Map(), components: new Map() };
  readImports(ast, names, uses);
  const reader = new Reader(facts, uses, names);
  // Two passes: a function may use a variable that is declared below it.
  reader.declarations(ast);
  reader.declarations(ast);
  reader.visit(ast);
  return { uses, names };
}

function readImports(ast: ts.SourceFile, names: ScriptNames, uses: UseSet): void {
  for (const statement of ast.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!COMPONENT_PACKAGES.has(from) || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const element of bindings.elements) {
      const name = (element.propertyName ?? element.name).text;
      if (!uses.facts.isClass(name)) continue;
      names.components.set(element.name.text, name);
      uses.page(name);
    }
  }
}

/** A parameter: within its function, its name stands for nothing else. */
interface Scope {
  name: string;
  start: number;
  end: number;
  /** Class of the parameter itself. */
  class?: string;
  /** Whether it is an event object of Konva: its `target` and `currentTarget` are nodes. */
  isEvent: boolean;
}

class Reader {
  private readonly scopes: Scope[] = [];

  constructor(
    private readonly facts: LibraryFacts,
    private readonly uses: UseSet,
    private readonly names: ScriptNames,
  ) {}

  /** Records the classes of variables and parameters, and the object literals assigned to names. */
  declarations(node: ts.Node): void {
    if (ts.isParameter(node)) this.parameter(node);
    if ((ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node)) && ts.isIdentifier(node.name)) {
      const name = node.name.text;
      const known = this.annotated(node.type) ?? (node.initializer ? this.classOf(node.initializer) : undefined);
      if (known !== undefined) {
        // The value of a ref is in its `current` or `value`.
        const isReference = node.initializer !== undefined && isReferenceCall(node.initializer);
        for (const key of isReference ? [`${name}.current`, `${name}.value`] : [name])
          this.names.classes.set(key, known);
      }
      const literal = node.initializer && objectLiteral(node.initializer);
      if (literal) this.names.objects.set(name, literal);
    }
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isIdentifier(node.left)
    ) {
      const known = this.classOf(node.right);
      if (known !== undefined) this.names.classes.set(node.left.text, known);
    }
    ts.forEachChild(node, (child) => this.declarations(child));
  }

  /** Records a parameter: its class, or that it is an event object by its annotation or by the place of its function. */
  private parameter(node: ts.ParameterDeclaration): void {
    if (!ts.isIdentifier(node.name)) return;
    const { pos: start, end } = node.parent;
    const known = this.annotated(node.type) ?? (node.initializer ? this.classOf(node.initializer) : undefined);
    const isEvent =
      node.type === undefined ? this.isHandler(node.parent) : /\bKonva(Pointer)?Event/.test(node.type.getText());
    const scope = { name: node.name.text, start, end, isEvent, ...(known === undefined ? {} : { class: known }) };
    const before = this.scopes.findIndex((each) => each.name === scope.name && each.start === start);
    if (before === -1) this.scopes.push(scope);
    else this.scopes[before] = scope;
  }

  /** A listener of a known node, or of a component of a binding. The listeners of HTML elements get other objects. */
  private isHandler(node: ts.Node): boolean {
    const { parent } = node;
    if (ts.isCallExpression(parent) && ts.isPropertyAccessExpression(parent.expression)) {
      return this.isOn(parent) && this.classOf(parent.expression.expression) !== undefined;
    }
    const attribute = ts.isJsxExpression(parent) ? parent.parent : parent;
    if (!ts.isJsxAttribute(attribute) || !/^on[A-Z]/.test(attribute.name.getText())) return false;
    const tag = attribute.parent.parent;
    return this.names.components.has(tag.tagName.getText());
  }

  /** The innermost function that has a parameter of this name. */
  private scopeOf(node: ts.Identifier): Scope | undefined {
    return this.scopes
      .filter(({ name, start, end }) => name === node.text && start <= node.pos && node.end <= end)
      .sort((a, b) => b.start - a.start)[0];
  }

  private isOn(node: ts.CallExpression): boolean {
    return ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'on';
  }

  /** Class in an annotation: `Konva.Rect`, `Konva.Rect | null`, `Ref<Konva.Stage>`; the arguments of `KonvaEventObject` are not classes. */
  private annotated(type: ts.TypeNode | undefined): string | undefined {
    if (!type) return undefined;
    if (ts.isUnionTypeNode(type)) return first(type.types, (part) => this.annotated(part));
    if (!ts.isTypeReferenceNode(type)) return undefined;
    const name = rootMember(type.typeName);
    if (name !== undefined && this.facts.isClass(name)) return name;
    return undefined;
  }

  /** Class of an expression, when its syntax tells. */
  private classOf(node: ts.Expression): string | undefined {
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) return this.classOf(node.expression);
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return this.annotated(node.type) ?? this.classOf(node.expression);
    if (ts.isNewExpression(node)) {
      const name = libraryMember(node.expression);
      return name !== undefined && this.facts.isClass(name) ? name : undefined;
    }
    if (ts.isIdentifier(node)) {
      const scope = this.scopeOf(node);
      return scope ? scope.class : this.names.classes.get(node.text);
    }
    if (ts.isPropertyAccessExpression(node)) {
      const scope = ts.isIdentifier(node.expression) ? this.scopeOf(node.expression) : undefined;
      if (scope) return scope.isEvent && /^(currentT|t)arget$/.test(node.name.text) ? 'Node' : undefined;
      return this.names.classes.get(`${node.expression.getText()}.${node.name.text}`);
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return this.classOf(node.left);
    if (ts.isCallExpression(node)) {
      const argument = first(node.typeArguments ?? [], (type) => this.annotated(type));
      const callee = node.expression;
      if (ts.isIdentifier(callee))
        return /^(useRef|ref|shallowRef|useTemplateRef|\$state)$/.test(callee.text) ? argument : undefined;
      if (!ts.isPropertyAccessExpression(callee)) return undefined;
      if (callee.name.text === 'getNode') return this.classOf(callee.expression);
      const receiver = this.classOf(callee.expression);
      if (callee.name.text === 'findOne' && argument !== undefined) return argument;
      return receiver === undefined
        ? undefined
        : this.facts.returnOf(receiver, callee.name.text, node.arguments.length > 0);
    }
    return undefined;
  }

  /** Records uses. */
  visit(node: ts.Node): void {
    if (ts.isNewExpression(node)) this.construction(node);
    else if (ts.isPropertyAccessExpression(node)) this.access(node);
    else if (ts.isTypeReferenceNode(node)) this.uses.page(rootMember(node.typeName) ?? '');
    else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) this.element(node);
    if (ts.isCallExpression(node)) this.call(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  private construction(node: ts.NewExpression): void {
    const name = libraryMember(node.expression);
    if (name === undefined || !this.facts.isClass(name)) return;
    this.uses.page(name);
    const options = node.arguments?.[0];
    if (options) this.keys(name === 'Tween' ? 'Node' : name, options);
  }

  private access(node: ts.PropertyAccessExpression): void {
    const owner = libraryMember(node.expression);
    if (owner !== undefined && (this.facts.isNamespace(owner) || this.facts.isClass(owner))) {
      this.uses.page(owner);
      this.uses.member(owner, node.name.text);
      return;
    }
    const root = libraryMember(node);
    if (root !== undefined) this.uses.member('Konva', root);
    const receiver = this.classOf(node.expression);
    if (receiver !== undefined) this.uses.member(receiver, node.name.text);
  }

  private call(node: ts.CallExpression): void {
    if (!ts.isPropertyAccessExpression(node.expression)) return;
    const receiver = this.classOf(node.expression.expression);
    const [argument] = node.arguments;
    if (receiver === undefined || !argument) return;
    const method = node.expression.name.text;
    if (/^(setAttrs|to|clone)$/.test(method)) this.keys(receiver, argument);
    if (/^(on|off)$/.test(method) && ts.isStringLiteralLike(argument)) {
      for (const event of argument.text.split(' ')) this.uses.event(receiver, event.split('.')[0] ?? '');
    }
    if (/^(setAttr|getAttr)$/.test(method) && ts.isStringLiteral(argument)) this.uses.member(receiver, argument.text);
  }

  private element(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement): void {
    const name = this.names.components.get(node.tagName.getText());
    if (name === undefined) return;
    this.uses.page(name);
    for (const attribute of node.attributes.properties) {
      if (ts.isJsxAttribute(attribute)) this.uses.attribute(name, attribute.name.getText());
      else this.keys(name, attribute.expression);
    }
  }

  /** Keys of an object literal, or of one assigned to a name, as members of a class. */
  keys(className: string, expression: ts.Expression): void {
    const literal =
      objectLiteral(expression) ?? (ts.isIdentifier(expression) ? this.names.objects.get(expression.text) : undefined);
    for (const property of literal?.properties ?? []) {
      if (ts.isSpreadAssignment(property)) this.keys(className, property.expression);
      else if (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
        this.uses.member(className, property.name.text);
    }
  }
}

/** Keys of an expression that a template passes as options. */
export function optionKeys(
  facts: LibraryFacts,
  names: ScriptNames,
  uses: UseSet,
  className: string,
  text: string,
): void {
  const ast = ts.createSourceFile('expression.ts', `(${text})`, ts.ScriptTarget.ES2022, true);
  const statement = ast.statements[0];
  if (statement && ts.isExpressionStatement(statement))
    new Reader(facts, uses, names).keys(className, unwrap(statement.expression));
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node;
}

/** The literal in `{…}`, `reactive({…})`, `ref({…})`, `computed(() => ({…}))`, `$state({…})`, `useState({…})`. */
function objectLiteral(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return objectLiteral(node.expression);
  if (ts.isConditionalExpression(node)) return objectLiteral(node.whenTrue);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return objectLiteral(node.body);
  if (
    ts.isCallExpression(node) &&
    node.arguments[0] &&
    /^(reactive|ref|shallowRef|computed|\$state|\$derived)$/.test(node.expression.getText())
  ) {
    return objectLiteral(node.arguments[0]);
  }
  return undefined;
}

/** A call whose result has its value in `current` (React) or `value` (Vue). */
function isReferenceCall(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && /^(useRef|ref|shallowRef|useTemplateRef)$/.test(node.expression.getText());
}

/** `Rect` of `Konva.Rect`; `undefined` for anything else. */
function libraryMember(node: ts.Expression): string | undefined {
  return ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Konva'
    ? node.name.text
    : undefined;
}

function rootMember(name: ts.EntityName): string | undefined {
  return ts.isQualifiedName(name) && name.left.getText() === 'Konva' ? name.right.text : undefined;
}

function first<T, R>(items: readonly T[], test: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = test(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
