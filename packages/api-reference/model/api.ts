/**
 * The API model: what the declarations, comments, live instances and the supplement say about the library, joined.
 * It is also what `/api/konva.json` holds, so that file changes when this one does.
 */
export interface ApiModel {
  /** Layout version of this file; raised when a field changes its meaning. */
  format: 1;
  library: { name: string; version: string };
  /** Root page first, then the pages by name. */
  pages: ApiPage[];
  /** Type aliases, interfaces and small classes that signatures name; they stand on the root page. */
  types: ApiType[];
  /** Members that are easily confused, side by side. */
  comparisons: ApiComparison[];
}

export interface ApiPage {
  /** `Konva`, `Rect`, `Easings`. */
  name: string;
  kind: 'root' | 'class' | 'namespace';
  address: string;
  /** One sentence, plain text with inline code. */
  summary: string;
  /** Markdown: paragraphs, lists, inline code. Begins with the summary. */
  description: string;
  examples: string[];
  deprecated?: string;
  source: SourcePlace;
  members: ApiMember[];
  /** Classes only. */
  hierarchy?: ApiHierarchy;
  construct?: ApiConstructor;
  events?: ApiEvent[];
  /** Inherited attributes whose default differs on this class. */
  changedDefaults?: { member: string; owner: string; value: DefaultValue }[];
  /** Older names that still work and that no declaration has. */
  olderNames?: ApiOlderName[];
  /** Minor version of the library that first had the page's class or namespace; absent when the oldest one compared has it. */
  since?: string;
}

/** Members that are easily confused, and when to use which. */
export interface ApiComparison {
  /** On the page `/api/comparisons.html`. */
  anchor: string;
  title: string;
  /** Reference (`Konva.Node#toBlob`) and one line of Markdown. */
  members: { reference: string; text: string }[];
}

/** A name that the library's scripts still know, for code that was written for it. */
export interface ApiOlderName {
  name: string;
  /** Name of the member that does the same. */
  instead: string;
  /** Anchor of that member on the page of `owner`. */
  anchor: string;
  owner: string;
}

export interface ApiHierarchy {
  abstract: boolean;
  /** From the direct parent up. */
  ancestors: string[];
  /** Direct subclasses that have a page. */
  subclasses: string[];
}

export interface ApiConstructor {
  /** Parameters as declared. */
  parameters: ApiParameter[];
  /** Own options first, then the ancestors' in order. */
  optionGroups: ApiOptionGroup[];
}

export interface ApiOptionGroup {
  /** Page whose attributes these are. */
  owner: string;
  /** Name of the config type: `RectConfig`. */
  config: string;
  options: ApiOption[];
}

export interface ApiOption {
  name: string;
  type: TypeText;
  required: boolean;
  /** False when the option works but the config type does not name it (it passes through the index signature). */
  declared: boolean;
  /** Of the class the group belongs to. */
  default?: DefaultValue;
  /** Anchor of the attribute with the same name. */
  anchor?: string;
  /** Page of that attribute, when it is not the group's. */
  attributeOf?: string;
  summary: string;
  since?: string;
}

export type MemberKind = 'attribute' | 'property' | 'method';

export interface ApiMember {
  name: string;
  /** Equal to the name; a static member that shares its name with an instance member gets `static-<name>`. */
  anchor: string;
  kind: MemberKind;
  static: boolean;
  readonly: boolean;
  /** Type of a property; what an attribute's getter returns. Empty for methods. */
  type: TypeText;
  /** What an attribute's setter takes, when that is not `type | null | undefined`. */
  setType?: TypeText;
  default?: DefaultValue;
  /** One per overload; empty for attributes and properties. */
  signatures: ApiSignature[];
  summary: string;
  description: string;
  examples: string[];
  deprecated?: string;
  /** The nearest ancestor that declares a member of this name. */
  overrides?: string;
  /** What a call throws, or a promise rejects with, and when. Markdown. */
  throws?: string;
  /** Minor version of the library that first had it; absent when the oldest one compared has it. */
  since?: string;
  source: SourcePlace;
  /** Filters only: attributes that steer the filter. */
  filterAttributes?: FilterAttribute[];
}

export interface ApiSignature {
  typeParameters: string[];
  parameters: ApiParameter[];
  returns: TypeText;
  returnsText?: string;
}

export interface ApiParameter {
  name: string;
  optional: boolean;
  rest: boolean;
  type: TypeText;
  /** What the parameter is; options of an object parameter follow as `fields`. */
  text?: string;
  fields?: { name: string; type: TypeText; optional: boolean; text?: string }[];
}

export interface ApiType {
  name: string;
  anchor: string;
  kind: 'alias' | 'interface' | 'class';
  /** The right-hand side of an alias; what an interface or class extends. */
  type: TypeText;
  /** Own fields first, then those of what it extends, where the library declares that. */
  fields: { name: string; type: TypeText; optional: boolean; text?: string; inheritedFrom?: string }[];
  summary: string;
  source: SourcePlace;
  /** Whether it is `Konva.<name>` in TypeScript. */
  inNamespace: boolean;
  /** Module that exports it (`konva/lib/Node`); absent when the package exports it nowhere. */
  module?: string;
}

export interface ApiEvent {
  /** `dragstart`; `<attribute>Change` for the family of change events. */
  name: string;
  anchor: string;
  group: 'mouse' | 'touch' | 'pointer' | 'drag' | 'transform' | 'change' | 'tree' | 'draw';
  /** When it fires, one or two sentences. */
  when: string;
  bubbles: boolean;
  /** Type of `event.evt`. */
  payload: TypeText;
  /** Fields of the event object beside the common ones. */
  extra?: string;
}

export interface FilterAttribute {
  /** Attribute of Node. */
  name: string;
  /** Range in words: `0 to 40`, `'top-left', 'top', …`. */
  range: string;
  /** For the preview's slider; absent for attributes that are not numbers. */
  slider?: { min: number; max: number; step: number; value: number };
}

/** A default read from a live instance, as source text (`0`, `'Arial'`, `[]`), or in words when it is computed. */
export interface DefaultValue {
  code?: string;
  words?: string;
}

/** A type as text with links: pieces in order, those with an address are links. */
export type TypeText = TypePiece[];
export interface TypePiece {
  text: string;
  /** Site path or absolute address. */
  link?: string;
}

/** Place in the installed package. */
export interface SourcePlace {
  /** `lib/shapes/Rect.js`. */
  file: string;
  line: number;
}
