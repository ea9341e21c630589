import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { unknownSyntax } from '../read/scope';

/** The part of JSON Schema (draft 7) that the model needs. */
export interface JsonSchema {
  $schema?: string;
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'number' | 'boolean';
  const?: string | number | boolean;
  enum?: (string | number)[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | false;
  definitions?: Record<string, JsonSchema>;
}

const here = path.dirname(fileURLToPath(import.meta.url));
/** The file that declares the types of `konva.json`; their comments are the schema's descriptions. */
const SOURCES = ['../model/api.ts', '../uses/uses.ts'];

/** Schema of `/api/konva.json`, generated from the model's own types so that the two cannot drift apart. */
export function modelSchema(): JsonSchema {
  const files = SOURCES.map((file) =>
    ts.createSourceFile(file, readFileSync(path.join(here, file), 'utf8'), ts.ScriptTarget.ES2022, true),
  );
  const declared = new Map(files.flatMap(declarationsOf));
  const definitions: Record<string, JsonSchema> = {};
  const reader = new SchemaReader(declared, definitions);
  const model = reader.definition('ApiModel');
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: '/api/konva.schema.json',
    title: 'The Konva API',
    ...model,
    properties: {
      ...model.properties,
      uses: {
        ...reader.definition('UsesByPage'),
        description: 'Demos and pages that use a class or a member, by page.',
      },
    },
    required: [...(model.required ?? []), 'uses'],
    definitions: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => a.localeCompare(b, 'en'))),
  };
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

function declarationsOf(file: ts.SourceFile): [string, Declaration][] {
  return file.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    .map((statement) => [statement.name.text, statement]);
}

class SchemaReader {
  constructor(
    private readonly declared: ReadonlyMap<string, Declaration>,
    private readonly definitions: Record<string, JsonSchema>,
  ) {}

  /** The schema of a declared type. */
  definition(name: string): JsonSchema {
    const node = this.declared.get(name);
    if (!node) throw new Error(`The model names the type "${name}", which ${SOURCES.join(' and ')} do not declare.`);
    const schema = ts.isInterfaceDeclaration(node) ? this.object(node.members) : this.of(node.type);
    return { ...described(node), ...schema };
  }

  private object(members: readonly ts.TypeElement[]): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type) return unknownSyntax(member, 'the model');
      const name = member.name.getText();
      properties[name] = withText(this.of(member.type), described(member));
      if (!member.questionToken) required.push(name);
    }
    return { type: 'object', properties, required, additionalProperties: false };
  }

  private of(type: ts.TypeNode): JsonSchema {
    if (ts.isArrayTypeNode(type)) return { type: 'array', items: this.of(type.elementType) };
    if (ts.isParenthesizedTypeNode(type)) return this.of(type.type);
    if (ts.isTypeLiteralNode(type)) return this.object(type.members);
    if (ts.isLiteralTypeNode(type)) return literal(type);
    if (ts.isUnionTypeNode(type)) return this.union(type);
    if (type.kind === ts.SyntaxKind.StringKeyword) return { type: 'string' };
    if (type.kind === ts.SyntaxKind.NumberKeyword) return { type: 'number' };
    if (type.kind === ts.SyntaxKind.BooleanKeyword) return { type: 'boolean' };
    if (!ts.isTypeReferenceNode(type)) return unknownSyntax(type, 'the model');
    const name = type.typeName.getText();
    const value = type.typeArguments?.[1];
    if (name === 'Record' && value) return { type: 'object', additionalProperties: this.of(value) };
    if (!this.definitions[name]) {
      // Registered before it is read, because a type may refer to itself.
      this.definitions[name] = {};
      this.definitions[name] = this.definition(name);
    }
    return { $ref: `#/definitions/${name}` };
  }

  private union(type: ts.UnionTypeNode): JsonSchema {
    const parts = type.types.map((part) => this.of(part));
    const values = parts.map((part) => part.const);
    return values.every((value) => typeof value === 'string') ? { enum: values } : { anyOf: parts };
  }
}

function literal(type: ts.LiteralTypeNode): JsonSchema {
  const { literal: value } = type;
  if (ts.isStringLiteral(value)) return { const: value.text };
  if (ts.isNumericLiteral(value)) return { const: Number(value.text) };
  return unknownSyntax(type, 'the model');
}

/** The description of a declaration: the comment before it. */
function described(node: ts.Node): Pick<JsonSchema, 'description'> {
  const text = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? {} : { description: text };
}

/** In draft 7 a `$ref` ignores the keys beside it, so the description goes on a schema around it. */
function withText(schema: JsonSchema, text: Pick<JsonSchema, 'description'>): JsonSchema {
  if (text.description === undefined) return schema;
  return schema.$ref === undefined ? { ...text, ...schema } : { ...text, anyOf: [schema] };
}
