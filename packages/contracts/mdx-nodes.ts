/** Nodes of a page's syntax tree, as MDX plugins read and create them. */

export interface MdxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value?: string | null | AttributeExpression;
}

interface AttributeExpression {
  type: 'mdxJsxAttributeValueExpression';
  value: string;
  data: { estree: unknown };
}

export interface MdxNode {
  type: string;
  children?: MdxNode[];
  name?: string | null;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  /** Level of a heading. */
  depth?: number;
  attributes?: (MdxAttribute | { type: 'mdxJsxExpressionAttribute' })[];
  position?: { start: { line: number } };
  data?: Record<string, unknown>;
  tagName?: string;
  properties?: Record<string, unknown>;
}

/** An ESTree program of one statement, which the MDX compiler expects in addition to the text of an expression or an import. */
function program(statement: unknown): unknown {
  return { type: 'Program', body: [statement], sourceType: 'module', comments: [] };
}

/** `<Name …>…</Name>` on lines of its own. */
export function mdxElement(name: string, attributes: MdxAttribute[] = [], children: MdxNode[] = []): MdxNode {
  return { type: 'mdxJsxFlowElement', name, attributes, children };
}

/** `name={variable}` */
export function variableAttribute(name: string, variable: string): MdxAttribute {
  return expressionAttribute(name, variable, { type: 'Identifier', name: variable });
}

/** `name={12}` */
export function numberAttribute(name: string, value: number): MdxAttribute {
  return expressionAttribute(name, String(value), { type: 'Literal', value, raw: String(value) });
}

/** `name="text"`: the text is the attribute's literal value, without escaping. */
export function textAttribute(name: string, value: string): MdxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** `name` */
export function flagAttribute(name: string): MdxAttribute {
  return { type: 'mdxJsxAttribute', name, value: null };
}

function expressionAttribute(name: string, text: string, expression: unknown): MdxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: text,
      data: { estree: program({ type: 'ExpressionStatement', expression }) },
    },
  };
}

/** `import variable from "source"` at the top of a page. */
export function defaultImport(variable: string, source: string): MdxNode {
  return importNode(variable, source, {
    type: 'ImportDefaultSpecifier',
    local: { type: 'Identifier', name: variable },
  });
}

/** `import { name } from "source"` at the top of a page. */
export function namedImport(name: string, source: string): MdxNode {
  const identifier = { type: 'Identifier', name };
  return importNode(`{ ${name} }`, source, { type: 'ImportSpecifier', imported: identifier, local: { ...identifier } });
}

function importNode(what: string, source: string, specifier: unknown): MdxNode {
  return {
    type: 'mdxjsEsm',
    value: `import ${what} from ${JSON.stringify(source)}`,
    data: {
      estree: program({
        type: 'ImportDeclaration',
        specifiers: [specifier],
        source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
        attributes: [],
      }),
    },
  };
}

/** Calls `visit` for every node below the root, parents first. */
export function visitNodes(root: MdxNode, visit: (node: MdxNode, parent: MdxNode, index: number) => void): void {
  for (const [index, child] of (root.children ?? []).entries()) {
    visit(child, root, index);
    visitNodes(child, visit);
  }
}
