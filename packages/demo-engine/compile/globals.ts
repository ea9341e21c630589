import { LEGACY_REACT_DOM, NODE_GLOBALS } from './library-files';

/** What a script's name stands for where pages load libraries by script elements. */
export interface GlobalLibrary {
  /** The import's clause for this name. */
  clause: (name: string) => string;
  from: { kind: 'package'; specifier: string } | { kind: 'module'; path: string };
}

const byDefault = (name: string): string => name;
const whole = (name: string): string => `* as ${name}`;

/** Libraries by the name that their scripts give them, and what bundlers put in; `Kinetic` is what Konva was called first. */
export const GLOBAL_LIBRARIES: Readonly<Record<string, GlobalLibrary>> = {
  Konva: { clause: byDefault, from: { kind: 'package', specifier: 'konva' } },
  Kinetic: { clause: byDefault, from: { kind: 'package', specifier: 'konva' } },
  React: { clause: byDefault, from: { kind: 'package', specifier: 'react' } },
  ReactDOM: { clause: byDefault, from: { kind: 'module', path: LEGACY_REACT_DOM } },
  ReactKonva: { clause: whole, from: { kind: 'package', specifier: 'react-konva' } },
  Vue: { clause: whole, from: { kind: 'package', specifier: 'vue' } },
  process: { clause: (name) => `{ ${name} }`, from: { kind: 'module', path: NODE_GLOBALS } },
  global: { clause: (name) => `{ ${name} }`, from: { kind: 'module', path: NODE_GLOBALS } },
  VueKonva: { clause: byDefault, from: { kind: 'package', specifier: 'vue-konva' } },
};
