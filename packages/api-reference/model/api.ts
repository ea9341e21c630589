/**
 * The API model: the information from the declarations, comments, live instances and the supplement, joined.
 * `/api/konva.json` contains it, so that file changes when this one does.
 */
export interface ApiModel {
  /** Format version of this file; raised when a field changes its meaning. */
  format: 1;
  library: { name: string; version: string };
  /** Root page first, then the pages by name. */
  pages: ApiPage[];
  /** Type aliases, interfaces and small classes that signatures refer to; the root page lists them. */
  types: ApiType[];
  /** Similar members, side by side. */
  comparisons: ApiComparison[];
}

export interface ApiPage {
  /** `Konva`, `Rect`, `Easings`. */
  name: string;
  kind: 'root' | 'class' | 'namespace';
  address: string;
  /** One sentence, plain text with inline code. */
  summary: string;
  /** Markdown: paragraphs, lists, inline code. It starts with the summary. */
  description: string;
  examples: string[];
  deprecated?: string;
  source: SourcePlace;
  members: ApiMember[];
  /** Type parameters of a class, as declared: `Config extends ShapeConfig = ShapeConfig`. */
  typeParameters?: string[];
  /** Classes only. */
  hierarchy?: ApiHierarchy;
  construct?: ApiConstructor;
  events?: ApiEvent[];
  /** Inherited attributes whose default differs on this class. */
  changedDefaults?: { member: string; owner: string; value: DefaultValue }[];
  /** Older names that still work but that the declarations do not contain. */
  olderNames?: ApiOlderName[];
  /** Minor version of the library that added the class or namespace; absent when the oldest version compared already has it. */
  since?: string;
}

/** Similar members, and when to use each. */
export interface ApiComparison {
  /** Anchor on the page `/api/comparisons.html`. */
  anchor: string;
  title: string;
  /** Reference (`Konva.Node#toBlob`) and one line of Markdown. */
  members: { reference: string; text: string }[];
}

/** A name that the library's scripts still support, for existing code. */
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
  /** Own options first, then those of the ancestors, in order. */
  optionGroups: ApiOptionGroup[];
}

export interface ApiOptionGroup {
  /** Page to which these attributes belong. */
  owner: string;
  /** Name of the config type: `RectConfig`; absent when the class has none. */
  config?: string;
  options: ApiOption[];
}

export interface ApiOption {
  name: string;
  type: TypeText;
  /** The type in the declarations, when `type` is more precise. */
  declaredType?: TypeText;
  required: boolean;
  /** `false` when the option works although the config type does not declare it (its index signature lets it through). */
  declared: boolean;
  /** Default on the class that the group belongs to. */
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
  /** The name, or `static-<name>` for a static member that shares its name with an instance member. */
  anchor: string;
  kind: MemberKind;
  static: boolean;
  readonly: boolean;
  /** Type of a property, or of the value an attribute's getter returns. Empty for methods. */
  type: TypeText;
  /** The type in the declarations, of a method’s result too, when ours is more precise: reading the value as ours needs a check. */
  declaredType?: TypeText;
  /** Type that an attribute's setter takes, when it is not `type | null | undefined`. */
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
  /** What a call throws, or a promise rejects with, and when; in Markdown. */
  throws?: string;
  /** Minor version of the library that added the member; absent when the oldest version compared already has it. */
  since?: string;
  source: SourcePlace;
  /** Filters only: the attributes that are the filter's parameters. */
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
  /** Description of the parameter; fields of an object parameter follow as `fields`. */
  text?: string;
  fields?: { name: string; type: TypeText; optional: boolean; text?: string }[];
}

export interface ApiType {
  name: string;
  anchor: string;
  kind: 'alias' | 'interface' | 'class';
  /** The right-hand side of an alias, or what an interface or class extends. */
  type: TypeText;
  /** Own fields first, then the inherited ones, where the library declares them. */
  fields: { name: string; type: TypeText; optional: boolean; text?: string; inheritedFrom?: string }[];
  summary: string;
  source: SourcePlace;
  /** Whether TypeScript code can refer to it as `Konva.<name>`. */
  inNamespace: boolean;
  /** Module that exports it (`konva/lib/Node`); absent when the package does not export it. */
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
  /** Fields of the event object in addition to the common ones. */
  extra?: string;
  /** What `event.target` is; absent when it is `undefined`. */
  target?: string;
  /** What `event.pointerId` is; absent when it is `undefined`. */
  pointerId?: string;
  examples: string[];
  /** Minor version that first fired it; absent when the oldest compared version did. */
  since?: string;
  /** Type of a listener’s argument, where the declarations of the package name one. */
  types?: ApiEventTypes;
}

/** Types of an event’s argument, by package. */
export interface ApiEventTypes {
  /** In `node.on()`. */
  konva: string;
  'react-konva'?: string;
  'svelte-konva'?: string;
}

export interface FilterAttribute {
  /** Attribute of Node. */
  name: string;
  /** Range in words: `0 to 40`, `'top-left', 'top', …`. */
  range: string;
  /** For the preview's slider; absent for attributes that are not numbers. */
  slider?: { min: number; max: number; step: number; value: number };
}

/** A default value: read from a live instance as source text (`0`, `'Arial'`, `[]`), or in words when it is computed. */
export interface DefaultValue {
  code?: string;
  words?: string;
}

/** A type as text with links: pieces in order, of which those with an address are links. */
export type TypeText = TypePiece[];
export interface TypePiece {
  text: string;
  /** Path on this site, or absolute address. */
  link?: string;
}

/** Location in the installed package. */
export interface SourcePlace {
  /** `lib/shapes/Rect.js`. */
  file: string;
  line: number;
}
