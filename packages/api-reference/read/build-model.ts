import ts from 'typescript';
import type {
  ApiConstructor,
  ApiEvent,
  ApiHierarchy,
  ApiMember,
  ApiModel,
  ApiPage,
  ApiParameter,
  ApiType,
  DefaultValue,
  TypeText,
} from '../model/api';
import { ApiProblems, findMember, firstSentence, inheritedMembers, lineage } from '../model/lookup';
import { ROOT_NAME, pageAddress } from '../model/names';
import { details, type MemberDetails, type PageSupplement, type Supplement } from '../supplement/types';
import { readComparisons } from './comparisons';
import { addVersions } from './since';
import { markDrafts, markGaps } from './drafts';
import type { LiveDefaults } from './defaults';
import { normaliseExample } from './examples';
import { fieldsOf, readFields, type Field } from './fields';
import { readComments, type DocComment, type DocComments } from './jsdoc';
import { lineAt, type Library } from './library';
import {
  readClassMembers,
  readMembers,
  readSignature,
  type RawMember,
  type RawParameter,
  type RawSignature,
} from './members';
import { readRoot, type RootContents } from './root';
import { olderNames } from './older-names';
import { OptionReader, configsOf, declaredOptions } from './options';
import { declarationOf, fileOf, findLocal, parentOf, symbolAt, unknownSyntax } from './scope';
import { indexSources, type SourcePlaces } from './source-places';
import { platformLink } from './type-links';
import { joinText, plainType, printType, type TypePrinter } from './type-text';

export interface BuildInput {
  library: Library;
  supplement: Supplement;
  defaults: LiveDefaults;
  /** Names that must have a page; no others may have one. */
  pageNames: readonly string[];
  /** Minor versions in which a name (`Node#x`) first existed, for names that are not in the oldest compared version. */
  since?: Readonly<Record<string, string>>;
  /** Marks what is missing in place of stopping, and receives the list of it. */
  draft?: (problems: readonly string[]) => void;
}

/** Well-known object types; their fields are not listed again under a parameter. */
const WELL_KNOWN = new Set(['Vector2d', 'IRect', 'RGB', 'RGBA', 'PathSegment', 'Node', 'ImageData']);

/** A config with more fields is explained on its own page. */
const MAX_FIELDS = 12;

/**
 * Joins declarations, comments, live defaults and the supplement into the model.
 *
 * @throws ApiProblems with everything that is missing or inconsistent: members without a description, texts for members that do not exist,
 * classes without a page.
 */
export function buildModel(input: BuildInput): ApiModel {
  return new Builder(input).build();
}

class Builder {
  private readonly problems: string[] = [];
  private readonly comments: DocComments;
  private readonly places: SourcePlaces;
  private readonly root: RootContents;
  private readonly printer: TypePrinter;
  /** Types in signatures, in the order of their first use. */
  private readonly wanted = new Map<string, ts.Symbol>();
  private readonly configOwners = new Map<ts.Symbol, string>();

  constructor(private readonly input: BuildInput) {
    this.comments = readComments(input.library);
    this.places = indexSources(input.library);
    this.root = readRoot(input.library);
    this.printer = {
      library: input.library,
      linkOf: (found, name, where) => (found ? this.addressOf(found) : (platformLink(name, where) ?? undefined)),
    };
    for (const [name, found] of this.root.classes) {
      for (const config of configsOf(input.library, found)) this.configOwners.set(config, name);
    }
  }

  build(): ApiModel {
    this.checkPageNames();
    const raw = new Map<string, RawMember[]>();
    raw.set(ROOT_NAME, this.root.readMembers(this.printer));
    for (const [name, found] of this.root.classes) {
      for (const { flags, declarations: [node] = [] } of found.members?.values() ?? []) {
        if (node && flags & ts.SymbolFlags.Signature) unknownSyntax(node, name);
      }
      raw.set(name, readClassMembers(this.printer, found));
    }
    const { checker } = this.input.library;
    for (const [name, members] of this.root.namespaces) {
      const constant = this.namespaceConstant(name);
      raw.set(name, readMembers(this.printer, constant ? checker.getTypeOfSymbol(constant).getProperties() : members));
    }
    const names = [ROOT_NAME, ...[...raw.keys()].filter((name) => name !== ROOT_NAME).sort()];
    const model: ApiModel = {
      format: 1,
      library: { name: this.input.library.name, version: this.input.library.version },
      pages: names.map((name) => this.page(name, raw)),
      types: [],
      comparisons: [],
    };
    // Ancestors first: a redeclared member without its own text uses its ancestor's.
    const depth = (page: ApiPage) => page.hierarchy?.ancestors.length ?? 0;
    const inOrder = [...model.pages].sort((a, b) => depth(a) - depth(b));
    for (const page of inOrder) this.completeMembers(model, page);
    const options = new OptionReader({
      model,
      classes: this.root.classes,
      supplement: this.input.supplement,
      defaults: this.input.defaults,
      printer: this.printer,
      comments: this.comments,
      problem: (text) => this.problems.push(text),
    });
    for (const page of inOrder) this.completeClass(model, page, options);
    const older = olderNames(this.input.library, model, (text) => this.problems.push(text));
    for (const page of model.pages) {
      const names = older.get(page.name);
      if (names) page.olderNames = names;
    }
    for (const found of this.root.namedTypes()) this.addressOf(found);
    for (const name of Object.keys(this.input.supplement.types)) this.wantUnnamed(name);
    model.types = this.types();
    addVersions(model, this.input.since ?? {});
    model.comparisons = readComparisons(model, this.input.supplement.comparisons ?? [], (text) =>
      this.problems.push(text),
    );
    this.checkSupplementNames(model);
    const problems = [...new Set(this.problems)];
    if (this.input.draft) {
      markGaps(model);
      markDrafts(model, this.input.supplement);
      this.input.draft(problems);
    } else if (problems.length > 0) {
      throw new ApiProblems(
        problems,
        `The API reference of ${model.library.name} ${model.library.version} cannot be written. Texts go to packages/api-reference/supplement/.`,
      );
    }
    return model;
  }

  private checkPageNames(): void {
    const found = [...this.root.classes.keys(), ...this.root.namespaces.keys()];
    for (const name of found) {
      if (!this.input.pageNames.includes(name)) {
        this.problems.push(
          `${ROOT_NAME}.${name} has no page: add it to PAGE_NAMES in packages/api-reference/model/names.ts.`,
        );
      }
    }
    for (const name of this.input.pageNames) {
      if (!found.includes(name))
        this.problems.push(`PAGE_NAMES lists "${name}", which ${ROOT_NAME} does not have: take it out.`);
    }
  }

  /** A type that no signature refers to but that has a text, such as the real argument of a drawing function. */
  private wantUnnamed(name: string): void {
    if (this.wanted.has(name) || !this.input.supplement.types[name]?.unnamed) return;
    for (const file of this.input.library.declarations.values()) {
      const found = findLocal(this.input.library, file, name);
      if (found) {
        this.addressOf(found);
        return;
      }
    }
  }

  /** URL of a type. Records that the type must be explained if it has no page. */
  private addressOf(found: ts.Symbol): string | undefined {
    if (this.root.classes.get(found.name) === found) return pageAddress(found.name);
    if (this.namespaceConstant(found.name) === found) return pageAddress(found.name);
    const owner = this.configOwners.get(found);
    if (owner !== undefined) return `${pageAddress(owner)}#constructor`;
    const known = this.wanted.get(found.name);
    if (known && known !== found) {
      const [one, other] = [known, found].map((symbol) => fileOf(this.input.library, symbol).path);
      throw new Error(`Two types are named "${found.name}": ${one} and ${other}. Give one a page.`);
    }
    this.wanted.set(found.name, found);
    return `${pageAddress(ROOT_NAME)}#${found.name}`;
  }

  private namespaceConstant(name: string): ts.Symbol | undefined {
    if (!this.root.namespaces.has(name)) return undefined;
    for (const file of this.input.library.declarations.values()) {
      const found = findLocal(this.input.library, file, name);
      if (found && found.flags & ts.SymbolFlags.Variable) return found;
    }
    return undefined;
  }

  private page(name: string, raw: Map<string, RawMember[]>): ApiPage {
    const kind = name === ROOT_NAME ? 'root' : this.root.classes.has(name) ? 'class' : 'namespace';
    const supplement = this.input.supplement.pages[name];
    const comment = this.comments.get(name);
    const description = supplement?.description ?? comment?.text ?? '';
    if (description === '')
      this.problems.push(`${name} has no description: write \`description\` in its supplement file.`);
    const found = this.root.classes.get(name);
    const declared = found ?? this.namespaceConstant(name);
    const file = declared ? fileOf(this.input.library, declared) : this.root.file;
    const examples = supplement?.examples ?? (comment?.examples ?? []).flatMap(normaliseExample);
    const deprecated = supplement?.deprecated ?? comment?.deprecated;
    return {
      name,
      kind,
      address: pageAddress(name),
      summary: firstSentence(description),
      description,
      examples,
      ...(deprecated === undefined ? {} : { deprecated }),
      source: kind === 'root' ? this.places.ofDeclaration(file, ROOT_NAME) : this.places.ofDeclaration(file, name),
      members: this.members(name, kind, raw.get(name) ?? [], supplement),
      ...(found ? { ...typeParametersOf(found), hierarchy: this.hierarchy(found) } : {}),
    };
  }

  private hierarchy(found: ts.Symbol): ApiHierarchy {
    const ancestors: string[] = [];
    for (let at = parentOf(this.input.library, found); at; at = parentOf(this.input.library, at))
      ancestors.push(at.name);
    return {
      abstract: (ts.getCombinedModifierFlags(declarationOf(found)) & ts.ModifierFlags.Abstract) !== 0,
      ancestors,
      subclasses: [...this.root.classes]
        .filter(([, other]) => parentOf(this.input.library, other) === found)
        .map(([name]) => name)
        .sort(),
    };
  }

  private members(
    page: string,
    kind: ApiPage['kind'],
    raw: RawMember[],
    supplement: PageSupplement | undefined,
  ): ApiMember[] {
    const instanceNames = new Set(raw.filter((member) => !member.static).map((member) => member.name));
    return raw.map((member) => {
      const clash = member.static && instanceNames.has(member.name);
      const text = details(supplement?.members?.[clash ? `static ${member.name}` : member.name]);
      const comment = this.commentOf(page, kind, member);
      return this.member(page, member, clash ? `static-${member.name}` : member.name, text, comment, raw);
    });
  }

  private commentOf(page: string, kind: ApiPage['kind'], member: RawMember): DocComment | undefined {
    if (kind === 'root') return this.comments.get(`.${member.name}`);
    if (kind === 'namespace' || member.static) return this.comments.get(`${page}.${member.name}`);
    return this.comments.get(`${page}#${member.name}`);
  }

  private member(
    page: string,
    raw: RawMember,
    anchor: string,
    text: MemberDetails | undefined,
    comment: DocComment | undefined,
    siblings: RawMember[],
  ): ApiMember {
    const description = text?.text ?? comment?.text ?? '';
    const value = text?.default === undefined ? this.defaultOf(page, raw) : { words: text.default };
    const deprecated =
      text?.deprecated ?? comment?.deprecated ?? (/\bdeprecated\b/i.test(comment?.text ?? '') ? '' : undefined);
    const place = this.places.ofMember(page, raw.node, raw.name, raw.static);
    const override = text?.type === undefined ? undefined : this.parseType(raw, text.type);
    const declared = raw.kind === 'method' ? (raw.signatures[0]?.returns ?? []) : raw.type;
    const differs = raw.kind !== 'property' && override !== undefined && plainType(override) !== plainType(declared);
    return {
      name: raw.name,
      anchor,
      kind: raw.kind,
      static: raw.static,
      readonly: raw.readonly,
      type: raw.kind === 'method' ? [] : (override ?? raw.type),
      ...(differs ? { declaredType: declared } : {}),
      ...(raw.setType ? { setType: raw.setType } : {}),
      ...(value ? { default: value } : {}),
      signatures: raw.signatures.map((signature) => this.signature(raw, signature, text, comment, override)),
      summary: firstSentence(description),
      description: description === '' ? (this.halfText(raw, siblings) ?? '') : description,
      examples: this.examplesOf(page, anchor, text, comment),
      ...(deprecated === undefined ? {} : { deprecated }),
      ...(text?.throws === undefined ? {} : { throws: text.throws }),
      source: page === 'Filters' ? this.places.ofDeclaration(this.root.file, raw.name) : place,
      ...(text?.filterAttributes ? { filterAttributes: text.filterAttributes } : {}),
    };
  }

  /** The supplement's examples, else the library's. */
  private examplesOf(page: string, anchor: string, text: MemberDetails | undefined, comment?: DocComment): string[] {
    const written = text?.examples ?? [];
    if (written.length > 0) return written;
    const short = this.input.supplement.examples?.[page]?.[anchor];
    if (short !== undefined) return [short];
    return text?.examples ?? (comment?.examples ?? []).flatMap(normaliseExample);
  }

  /** `getX` and `setX` are what the accessor `x` calls; without their own text, their description says that. */
  private halfText(raw: RawMember, siblings: RawMember[]): string | undefined {
    const half = /^(get|set)([A-Z])(\w*)$/.exec(raw.name);
    if (!half || raw.kind !== 'method') return undefined;
    const attribute = `${(half[2] ?? '').toLowerCase()}${half[3] ?? ''}`;
    if (!siblings.some((member) => member.name === attribute && member.kind === 'attribute')) return undefined;
    return half[1] === 'get'
      ? `The method behind \`${attribute}()\` without an argument.`
      : `The method behind \`${attribute}(value)\`; it returns the node.`;
  }

  private defaultOf(page: string, raw: RawMember): DefaultValue | undefined {
    const { defaults } = this.input;
    if (raw.kind === 'attribute') return defaults.attribute(page, raw.name);
    if (raw.kind === 'property' && !raw.static && page === ROOT_NAME) return defaults.constant(undefined, raw.name);
    return undefined;
  }

  private signature(
    raw: RawMember,
    signature: RawSignature,
    text: MemberDetails | undefined,
    comment: DocComment | undefined,
    override: TypeText | undefined,
  ): ApiMember['signatures'][number] {
    // Next to our text, Konva's would be a second description, and bare names say less than the type.
    const said = text === undefined ? nonEmpty(comment?.returns?.text) : undefined;
    const returnsText = text?.returns ?? (said !== undefined && /^(this|\[\w+\])$/.test(said) ? undefined : said);
    return {
      typeParameters: signature.typeParameters,
      parameters: signature.parameters.map((parameter) => this.parameter(parameter, text, comment)),
      returns: override ?? signature.returns,
      ...(returnsText === undefined ? {} : { returnsText }),
    };
  }

  private parameter(
    { node, ...parameter }: RawParameter,
    text: MemberDetails | undefined,
    comment: DocComment | undefined,
  ): ApiParameter {
    const textOf = (name: string) =>
      text?.params?.[name] ?? nonEmpty(comment?.params.find((candidate) => candidate.name === name)?.text);
    const own = textOf(parameter.name);
    const fields = node && !WELL_KNOWN.has(plainType(parameter.type)) ? this.parameterFields(node) : undefined;
    return {
      ...parameter,
      ...(own === undefined ? {} : { text: own }),
      ...(fields
        ? {
            fields: fields.map((field) => {
              const fieldText = textOf(`${parameter.name}.${field.name}`);
              return { ...field, ...(fieldText === undefined ? {} : { text: fieldText }) };
            }),
          }
        : {}),
    };
  }

  private parameterFields(node: ts.TypeNode): Omit<Field, 'owner'>[] | undefined {
    const { fields, open } = readFields(this.printer, this.input.library.checker.getTypeFromTypeNode(node)) ?? {};
    const shown = fields?.flatMap(({ owner: _, ...field }) => (field.name.startsWith('_') ? [] : [field])) ?? [];
    return open === true || shown.length === 0 || shown.length > MAX_FIELDS ? undefined : shown;
  }

  /** A type from the supplement; its names are resolved in the member's declaration file. */
  private parseType({ node, name }: RawMember, type: string): TypeText {
    const text = `type Written = ${type};`;
    const ast = ts.createSourceFile(`supplement.${name}.ts`, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
    const alias = ast.statements[0];
    if (!alias || !ts.isTypeAliasDeclaration(alias)) throw new Error(`The supplement's type "${type}" cannot be read.`);
    return printType(this.printer, alias.type, this.input.library.fileOf(node));
  }

  /** Members that depend on those of ancestors: overrides, inherited texts. */
  private completeMembers(model: ApiModel, page: ApiPage): void {
    for (const member of page.members) {
      const above = lineage(model, page)
        .slice(1)
        .find((owner) => owner.members.some((other) => other.name === member.name && other.static === member.static));
      if (above) member.overrides = above.name;
      this.fillFromAbove(model, page, member, above);
    }
  }

  /** Parts that need all members: the constructor, events, defaults that differ from the owner's. */
  private completeClass(model: ApiModel, page: ApiPage, options: OptionReader): void {
    const supplement = this.input.supplement.pages[page.name];
    if (supplement?.events) page.events = supplement.events.map((event) => this.event(event));
    const found = this.root.classes.get(page.name);
    if (!found) return;
    page.construct = this.construct(model, page, found, options);
    const changed = inheritedMembers(model, page).flatMap(({ owner, items }) =>
      items
        .filter((member) => member.kind === 'attribute' && member.default?.words === undefined)
        // The constructor cannot set it, or the supplement describes it in words: the getter's value would be misleading.
        .filter((member) => supplement?.options?.[member.name] === undefined)
        .map((member) => ({
          member: member.name,
          owner: owner.name,
          value: this.input.defaults.attribute(page.name, member.name),
          before: member.default,
        }))
        .filter(({ value, before }) => value?.code !== undefined && value.code !== before?.code)
        .map(({ member, owner: ownerName, value }) => ({ member, owner: ownerName, value: value ?? {} })),
    );
    if (changed.length > 0) page.changedDefaults = changed;
  }

  /** A redeclared member without its own text uses the ancestor's; a member without any text is a problem. */
  private fillFromAbove(model: ApiModel, page: ApiPage, member: ApiMember, above: ApiPage | undefined): void {
    const inherited = above?.members.find((other) => other.name === member.name);
    if (inherited) takeParameterTexts(member, inherited);
    if (inherited && member.examples.length === 0) member.examples = inherited.examples;
    if (member.description === '' && inherited) {
      member.description = inherited.description;
      if (inherited.throws !== undefined) member.throws ??= inherited.throws;
    }
    if (member.description === '') {
      const half = /^(get|set)([A-Z])(\w*)$/.exec(member.name);
      const attribute = half ? `${(half[2] ?? '').toLowerCase()}${half[3] ?? ''}` : '';
      const target = attribute === '' ? undefined : findMember(model, page.name, attribute);
      if (half && target?.member.kind === 'attribute') {
        member.description =
          half[1] === 'get'
            ? `The method behind \`${attribute}()\` without an argument.`
            : `The method behind \`${attribute}(value)\`; it returns the node.`;
      }
    }
    if (member.description === '') {
      this.problems.push(
        `${page.name}${member.static || page.kind !== 'class' ? '.' : '#'}${member.name} has no description: write \`members.${member.name}\` in the supplement of ${page.name}.`,
      );
    }
    member.summary = firstSentence(member.description);
    this.checkFields(page, member);
    const written = details(this.input.supplement.pages[page.name]?.members?.[member.name]);
    for (const parameter of member.signatures.flatMap((signature) => signature.parameters)) {
      if (parameter.text !== undefined || written?.paramsElsewhere === true) continue;
      const common = this.commonText(member.name, parameter.name);
      if (common !== undefined) parameter.text = common;
      else {
        this.problems.push(
          `${page.name}.${member.name}: the parameter "${parameter.name}" has no description: write \`params.${parameter.name}\` in the supplement of ${page.name}.`,
        );
      }
    }
  }

  /** Fields of an object parameter are described like parameters. */
  private checkFields(page: ApiPage, member: ApiMember): void {
    for (const parameter of member.signatures.flatMap((signature) => signature.parameters)) {
      for (const field of parameter.fields ?? []) {
        if (field.text !== undefined) continue;
        const name = `${parameter.name}.${field.name}`;
        this.problems.push(
          `${page.name}.${member.name}: the field "${name}" has no description: write \`params['${name}']\` in the supplement of ${page.name}.`,
        );
      }
    }
  }

  /** The description of a setter's parameter, which does not need its own text. */
  private commonText(member: string, parameter: string): string | undefined {
    const attribute = /^set([A-Z])(\w*)$/.exec(member);
    if (!attribute || member === 'setAttrs') return undefined;
    const name = `${(attribute[1] ?? '').toLowerCase()}${attribute[2] ?? ''}`;
    return ['val', 'value', 'pos', name].includes(parameter) ? `New value of \`${name}\`.` : undefined;
  }

  private event(event: NonNullable<PageSupplement['events']>[number]): ApiEvent {
    const payload = event.payload.split(' | ').flatMap((name, index) => {
      const link = platformLink(name, `the event "${event.name}"`);
      return [...(index > 0 ? [{ text: ' | ' }] : []), { text: name, ...(link ? { link } : {}) }];
    });
    return { ...event, anchor: `event-${event.name.replace(/[^\w]/g, '')}`, payload: joinText(payload) };
  }

  private construct(model: ApiModel, page: ApiPage, found: ts.Symbol, options: OptionReader): ApiConstructor {
    const own = constructorOf(found);
    const comment = this.comments.get(page.name);
    const above = lineage(model, page)[1]?.construct;
    const parameters = own
      ? readSignature(this.printer, own).parameters.map(({ node: _node, ...parameter }) => {
          const isConfig = /^(config|attrs)$/.test(parameter.name);
          const text = isConfig
            ? undefined
            : (this.input.supplement.pages[page.name]?.constructorParams?.[parameter.name] ??
              nonEmpty(comment?.params.find((candidate) => candidate.name === parameter.name)?.text));
          return { ...parameter, ...(text === undefined ? {} : { text }) };
        })
      : (above?.parameters ?? []);
    const [first] = configsOf(this.input.library, found);
    const shown = parameters.map((parameter) =>
      first && /^(config|attrs)$/.test(parameter.name)
        ? { ...parameter, name: 'config', type: [{ text: first.name, link: `${page.address}#constructor` }] }
        : parameter,
    );
    return { parameters: shown, optionGroups: options.groups(page) };
  }

  /** Reads types until there are no new ones: explaining a type may refer to others. */
  private types(): ApiType[] {
    const types: ApiType[] = [];
    const done = new Set<string>();
    for (let next = this.nextType(done); next; next = this.nextType(done)) {
      done.add(next.name);
      types.push(this.type(next));
    }
    return types.sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  private nextType(done: ReadonlySet<string>): ts.Symbol | undefined {
    return [...this.wanted.values()].find((found) => !done.has(found.name));
  }

  private type(found: ts.Symbol): ApiType {
    const node = declarationOf(found);
    const file = fileOf(this.input.library, found);
    const texts = this.input.supplement.types[found.name];
    if (!texts) {
      this.problems.push(
        `The type "${found.name}" (${file.path}) has no description: write it in supplement/type-texts.ts.`,
      );
    }
    const fields = this.typeFields(found).map((field) => {
      const above = this.input.supplement.types[field.inheritedFrom ?? '']?.fields;
      const text = texts?.fields?.[field.name] ?? above?.[field.name];
      if (text === undefined) {
        this.problems.push(
          `The field "${field.name}" of the type "${found.name}" has no description: write \`fields.${field.name}\` in supplement/type-texts.ts.`,
        );
      }
      return { ...field, ...(text === undefined ? {} : { text }) };
    });
    const kind = ts.isClassDeclaration(node) ? 'class' : ts.isInterfaceDeclaration(node) ? 'interface' : 'alias';
    return {
      name: found.name,
      anchor: found.name,
      kind,
      type: this.typeRight(node),
      fields,
      summary: texts?.text ?? '',
      source: { file: file.path, line: lineAt(file, node.getStart(file.ast)) },
      inNamespace: this.root.namedTypes().includes(found),
      ...(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export
        ? { module: `${this.input.library.name}/${file.path.replace(/\.d\.ts$/, '')}` }
        : {}),
    };
  }

  /** Fields of an object type, its own first; those from another type of Konva name that type. */
  private typeFields(found: ts.Symbol): ApiType['fields'] {
    return fieldsOf(this.printer, found).flatMap(({ owner, ...field }) => {
      if (field.name.startsWith('_')) return [];
      return [{ ...field, ...(owner && owner !== found ? { inheritedFrom: owner.name } : {}) }];
    });
  }

  private typeRight(node: ts.Declaration): TypeText {
    if (ts.isTypeAliasDeclaration(node)) return printType(this.printer, node.type);
    if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return unknownSyntax(node, 'a type');
    const bases = (node.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
    return joinText(
      bases.flatMap((base, index) => {
        const target = symbolAt(this.input.library, base.expression);
        const link = this.printer.linkOf(target, base.expression.getText(), node.name?.text ?? '');
        return [...(index > 0 ? [{ text: ', ' }] : []), { text: base.getText(), ...(link ? { link } : {}) }];
      }),
    );
  }

  /** Texts for things that do not exist in Konva are as wrong as missing texts. */
  private checkSupplementNames(model: ApiModel): void {
    for (const [name, supplement] of Object.entries(this.input.supplement.pages)) {
      const page = model.pages.find((candidate) => candidate.name === name);
      if (!page) {
        this.problems.push(`The supplement describes "${name}", which has no page: take it out or correct the name.`);
        continue;
      }
      for (const [key, text] of Object.entries(supplement.members ?? {})) {
        const anchor = key.replace(/^static /, 'static-');
        const member = page.members.find((candidate) => candidate.anchor === anchor);
        if (!member) {
          this.problems.push(
            `The supplement of ${name} describes "${key}", which ${name} does not declare: take it out or correct the name.`,
          );
          continue;
        }
        for (const param of Object.keys(details(text)?.params ?? {})) this.checkParam(name, member, param);
      }
      for (const option of Object.keys(supplement.options ?? {})) {
        const found = this.root.classes.get(name);
        const declared = found ? declaredOptions(this.printer, found) : [];
        if (!declared.some((field) => field.name === option) && !findMember(model, name, option)) {
          this.problems.push(
            `The supplement of ${name} describes the option "${option}", which ${name} does not take: take it out.`,
          );
        }
      }
    }
    for (const [name, examples] of Object.entries(this.input.supplement.examples ?? {})) {
      const page = model.pages.find((candidate) => candidate.name === name);
      for (const anchor of Object.keys(examples)) {
        if (page?.members.some((member) => member.anchor === anchor) !== true)
          this.problems.push(
            `supplement/examples has an example of ${name}#${anchor}, which does not exist: take it out.`,
          );
      }
    }
    for (const name of Object.keys(this.input.supplement.types)) {
      if (!model.types.some((type) => type.name === name)) {
        this.problems.push(`The supplement describes the type "${name}", which no signature names: take it out.`);
      }
    }
  }

  private checkParam(page: string, member: ApiMember, param: string): void {
    const [name, field] = param.split('.');
    const parameters = member.signatures
      .flatMap((signature) => signature.parameters)
      .filter((candidate) => candidate.name === name);
    const fits = parameters.some(
      (candidate) =>
        field === undefined || candidate.fields === undefined || candidate.fields.some((known) => known.name === field),
    );
    if (!fits) {
      this.problems.push(
        `The supplement of ${page} describes the parameter "${param}" of ${member.name}, which it does not take: take it out.`,
      );
    }
  }
}

/** Parameter descriptions that a redeclared member inherits, by name. */
function takeParameterTexts(member: ApiMember, inherited: ApiMember): void {
  const known = new Map(
    inherited.signatures.flatMap((signature) => signature.parameters.map((parameter) => [parameter.name, parameter])),
  );
  for (const signature of member.signatures) {
    for (const parameter of signature.parameters) {
      const above = known.get(parameter.name);
      const text = parameter.text ?? above?.text;
      if (text !== undefined) parameter.text = text;
      for (const field of parameter.fields ?? []) {
        const fieldText = field.text ?? above?.fields?.find((other) => other.name === field.name)?.text;
        if (fieldText !== undefined) field.text = fieldText;
      }
    }
    const returnsText = inherited.signatures[0]?.returnsText;
    if (member.description === '' && returnsText !== undefined) signature.returnsText ??= returnsText;
  }
}

/** Type parameters of a class, as declared. */
function typeParametersOf(found: ts.Symbol): Pick<ApiPage, 'typeParameters'> {
  const node = declarationOf(found);
  const parameters = ts.isClassDeclaration(node) ? (node.typeParameters ?? []) : [];
  return parameters.length === 0 ? {} : { typeParameters: parameters.map((parameter) => parameter.getText()) };
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text;
}

function constructorOf(found: ts.Symbol): ts.ConstructorDeclaration | undefined {
  const node = declarationOf(found);
  return ts.isClassDeclaration(node) ? node.members.find(ts.isConstructorDeclaration) : undefined;
}
