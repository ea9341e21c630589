import type ts from 'typescript';
import type { ApiMember, ApiModel, ApiOption, ApiOptionGroup, ApiPage, DefaultValue, TypeText } from '../model/api';
import { findMember, lineage } from '../model/lookup';
import { optionDetails, type OptionText, type Supplement } from '../supplement/types';
import { fieldsOf, type Field } from './fields';
import type { LiveDefaults } from './defaults';
import type { DocComments } from './jsdoc';
import type { Library } from './library';
import { fileOf, findLocal } from './scope';
import { plainType, type TypePrinter } from './type-text';

/** Inputs for resolving options. */
export interface OptionInput {
  model: ApiModel;
  classes: ReadonlyMap<string, ts.Symbol>;
  supplement: Supplement;
  defaults: LiveDefaults;
  printer: TypePrinter;
  comments: DocComments;
  /** Called for each problem. */
  problem: (text: string) => void;
}

/** A type of string literals only: `'a' | 'b'`, or an array of such. */
const LITERALS = /^\(?'[^']*'( \| '[^']*')*\)?(\[\])?$/;
/** The config's statement about an attribute that accepts certain strings only. */
const ANY_TEXT = /^(number \| )?string(\[\])?$/;

/** A class's configs in its file. */
export function configsOf(library: Library, symbol: ts.Symbol): ts.Symbol[] {
  const { name } = symbol;
  return [`${name}Config`, `${name}OwnConfig`, `I${name}Config`].flatMap(
    (config) => findLocal(library, fileOf(library, symbol), config) ?? [],
  );
}

/** The options that a class's configs declare themselves. */
export function declaredOptions(printer: TypePrinter, symbol: ts.Symbol): Field[] {
  return configsOf(printer.library, symbol).flatMap((config) =>
    fieldsOf(printer, config).filter(({ owner }) => owner === config),
  );
}

/**
 * Constructor options of each class. An option is in the group of the first class that has it, and again in that of each subclass for which
 * type, default or attribute differ: `width` of a `Text` is not that of a `Node`.
 */
export class OptionReader {
  private readonly own = new Map<string, ApiOption[]>();

  constructor(private readonly input: OptionInput) {}

  /** Groups of a page: its own options first, then the ancestors' in order, each name once. */
  groups(page: ApiPage): ApiOptionGroup[] {
    const seen = new Set<string>();
    const hidden = this.withheld(page);
    return lineage(this.input.model, page)
      .map((owner) => ({
        owner: owner.name,
        ...this.configName(owner),
        options: this.ownOptions(owner).filter(
          ({ name }) => !hidden.has(name) && !seen.has(name) && seen.add(name) !== undefined,
        ),
      }))
      .filter((group) => group.options.length > 0);
  }

  /** Options that the class or one of its ancestors rejects, although a class above accepts them. */
  private withheld(page: ApiPage): ReadonlySet<string> {
    const names = new Set<string>();
    const told = new Set<string>();
    for (const owner of lineage(this.input.model, page)) {
      for (const [name, text] of Object.entries(this.input.supplement.pages[owner.name]?.options ?? {})) {
        if (text === false && !told.has(name)) names.add(name);
        told.add(name);
      }
    }
    return names;
  }

  private configName(page: ApiPage): { config?: string } {
    const found = this.input.classes.get(page.name);
    const [config] = found ? configsOf(this.input.printer.library, found) : [];
    return config === undefined ? {} : { config: config.name };
  }

  private ownOptions(page: ApiPage): ApiOption[] {
    const known = this.own.get(page.name);
    if (known) return known;
    const options = this.readOwn(page);
    this.own.set(page.name, options);
    return options;
  }

  private readOwn(page: ApiPage): ApiOption[] {
    const found = this.input.classes.get(page.name);
    if (!found) return [];
    const above = lineage(this.input.model, page)[1];
    const isNode = lineage(this.input.model, page).some((owner) => owner.name === 'Node');
    const declared = declaredOptions(this.input.printer, found);
    const options = declared.flatMap((field) => this.option(page, field.name, field.type, !field.optional, true) ?? []);
    const names = new Set(declared.map((field) => field.name));
    for (const member of isNode ? page.members : []) {
      if (member.kind !== 'attribute' || member.overrides !== undefined || names.has(member.name)) continue;
      options.push(...(this.option(page, member.name, member.type, false, false) ?? []));
      names.add(member.name);
    }
    for (const group of above ? this.groups(above) : []) {
      for (const option of group.options) {
        if (names.has(option.name)) continue;
        const here = this.changed(page, option);
        if (here) options.push(here);
      }
    }
    return options;
  }

  /** An ancestor's option for this class, when it differs. */
  private changed(page: ApiPage, above: ApiOption): ApiOption | undefined {
    const given = this.textOf(page, above.name);
    if (given === false) return undefined;
    const text = optionDetails(given);
    const attribute = findMember(this.input.model, page.name, above.name);
    const redeclared =
      attribute?.owner === page && attribute.member.kind === 'attribute' ? attribute.member : undefined;
    const type = redeclared ? optionType(redeclared, redeclared.type) : above.type;
    const value = text?.default === undefined ? this.defaultOf(page, above.name) : { words: text.default };
    const same =
      text === undefined &&
      plainType(type) === plainType(above.type) &&
      (value === undefined || sameDefault(value, above.default)) &&
      (redeclared === undefined || redeclared.default?.words === undefined);
    if (same) return undefined;
    const { default: _above, ...rest } = above;
    const shown = redeclared?.default?.words === undefined ? value : redeclared.default;
    return {
      ...rest,
      type,
      ...(shown ? { default: shown } : {}),
      ...(attribute ? placeOf(page, attribute.owner, attribute.member) : {}),
      summary: text?.text ?? redeclared?.summary ?? above.summary,
    };
  }

  private option(
    page: ApiPage,
    name: string,
    type: TypeText,
    required: boolean,
    declared: boolean,
  ): [ApiOption] | undefined {
    const given = this.textOf(page, name);
    if (given === false) return undefined;
    const text = optionDetails(given);
    const found = findMember(this.input.model, page.name, name);
    const attribute = found?.member.kind === 'attribute' ? found : undefined;
    const summary = text?.text ?? attribute?.member.summary ?? this.commentParam(page.name, name);
    if (summary === undefined) {
      this.input.problem(
        `The option "${name}" of ${page.name} has no description: write \`options.${name}\` in its supplement.`,
      );
    }
    // A config that repeats its ancestor's option adds no information.
    if (attribute && attribute.owner !== page && text === undefined) return undefined;
    const value =
      text?.default === undefined ? this.attributeDefault(page, attribute?.member) : { words: text.default };
    return [
      {
        name,
        ...typesOf(attribute ? optionType(attribute.member, type) : type, attribute?.member),
        required: required || text?.required === true,
        declared,
        ...(value ? { default: value } : {}),
        ...(attribute ? placeOf(page, attribute.owner, attribute.member) : {}),
        summary: summary ?? '',
      },
    ];
  }

  private attributeDefault(page: ApiPage, member: ApiMember | undefined): DefaultValue | undefined {
    if (!member) return undefined;
    return member.default?.words === undefined ? this.defaultOf(page, member.name) : member.default;
  }

  /** Value of a new instance of exactly this class. */
  private defaultOf(page: ApiPage, name: string): DefaultValue | undefined {
    return this.input.defaults.attribute(page.name, name);
  }

  private textOf(page: ApiPage, name: string): OptionText | false | undefined {
    return this.input.supplement.pages[page.name]?.options?.[name];
  }

  private commentParam(page: string, option: string): string | undefined {
    const text = this.input.comments.get(page)?.params.find((param) => param.name === `config.${option}`)?.text;
    return text === undefined || text.trim() === '' ? undefined : text;
  }
}

/** The allowed strings, if the config lists them; the setter's type where it accepts more than the getter returns. */
function optionType(member: ApiMember, declared: TypeText): TypeText {
  const own = plainType(member.type);
  if (ANY_TEXT.test(plainType(declared)) && (LITERALS.test(own) || own.startsWith("number | '"))) return member.type;
  if (member.setType) return withoutEmpty(member.setType);
  return declared;
}

/** The type of an option, and that of the declarations where the attribute's says more. */
function typesOf(type: TypeText, member: ApiMember | undefined): Pick<ApiOption, 'type' | 'declaredType'> {
  const declared = member?.declaredType;
  return declared && plainType(type) === plainType(member.type) ? { type, declaredType: declared } : { type };
}

/** `number | 'auto' | null | undefined` without the last two, which every option accepts. */
function withoutEmpty(type: TypeText): TypeText {
  const last = type.at(-1);
  const text = last?.text.replace(/(^| ?\| ?)(null|undefined)?$/, '') ?? '';
  if (!last || text === last.text) return type;
  const before = type.slice(0, -1);
  return withoutEmpty(text === '' ? before : [...before, { ...last, text }]);
}

function placeOf(page: ApiPage, owner: ApiPage, member: ApiMember): Pick<ApiOption, 'anchor' | 'attributeOf'> {
  return { anchor: member.anchor, ...(owner === page ? {} : { attributeOf: owner.name }) };
}

function sameDefault(a: DefaultValue, b: DefaultValue | undefined): boolean {
  return b?.words !== undefined || a.code === b?.code;
}
