/** The names that a page must have for a selector to match. */
export interface Needs {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: string[];
  /** Attributes with the value that the selector requires. */
  values: { attribute: string; value: string }[];
}

export interface KeptRule {
  kind: 'rule';
  selectors: { text: string; needs: Needs }[];
  animations: string[];
  /** `reads` lists the custom properties that a declaration reads. */
  declarations: { name: string; text: string; reads: string[] }[];
}

export interface KeptGroup {
  kind: 'group';
  head: string;
  children: Entry[];
}

/** An at-rule that is kept unchanged, such as a layer order or a font face. */
export interface Verbatim {
  kind: 'verbatim';
  text: string;
}

export interface Keyframes {
  kind: 'keyframes';
  name: string;
  text: string;
}

export type Entry = KeptRule | KeptGroup | Verbatim | Keyframes;
