/** What a selector asks for. */
export interface Needs {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: string[];
  /** Attributes with the value that is asked for. */
  values: { attribute: string; value: string }[];
}

export interface KeptRule {
  kind: 'rule';
  selectors: { text: string; needs: Needs }[];
  animations: string[];
  /** `reads` are the custom properties that a declaration names. */
  declarations: { name: string; text: string; reads: string[] }[];
}

export interface KeptGroup {
  kind: 'group';
  head: string;
  children: Entry[];
}

/** An at-rule taken over as it is: layer order, font faces. */
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
