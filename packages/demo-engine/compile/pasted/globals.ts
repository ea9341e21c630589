import type { Flavour } from '../../model/flavours';
import { D3, LEGACY_REACT_DOM, NODE_GLOBALS, SCENE } from './library-files';

/** An import that replaces a global variable, for code from pages that load libraries with script elements. */
export interface GlobalLibrary {
  /** The import clause for this name. */
  clause: (name: string) => string;
  from: { kind: 'package'; specifier: string } | { kind: 'module'; path: string };
  /** The only flavor that gets it. */
  isFor?: Flavour;
}

/** What is told of a program that has no stage of its own. */
export const SCENE_NOTE =
  'The program declares no stage or layer: it got const stage = new Konva.Stage({ … }) and const layer = new Konva.Layer().';

const byDefault = (name: string): string => name;
const named = (name: string): string => `{ ${name} }`;
const whole = (name: string): string => `* as ${name}`;

/** Libraries by their global names, and globals that bundlers provide; `Kinetic` was Konva's first name. */
export const GLOBAL_LIBRARIES: Readonly<Record<string, GlobalLibrary>> = {
  Konva: { clause: byDefault, from: { kind: 'package', specifier: 'konva' } },
  Kinetic: { clause: byDefault, from: { kind: 'package', specifier: 'konva' } },
  React: { clause: byDefault, from: { kind: 'package', specifier: 'react' } },
  ReactDOM: { clause: byDefault, from: { kind: 'module', path: LEGACY_REACT_DOM } },
  ReactKonva: { clause: whole, from: { kind: 'package', specifier: 'react-konva' } },
  Vue: { clause: whole, from: { kind: 'package', specifier: 'vue' } },
  process: { clause: named, from: { kind: 'module', path: NODE_GLOBALS } },
  global: { clause: named, from: { kind: 'module', path: NODE_GLOBALS } },
  _: { clause: byDefault, from: { kind: 'package', specifier: 'lodash' } },
  d3: { clause: whole, from: { kind: 'module', path: D3 } },
  Matter: { clause: byDefault, from: { kind: 'package', specifier: 'matter-js' } },
  rough: { clause: byDefault, from: { kind: 'package', specifier: 'roughjs' } },
  stage: { clause: named, from: { kind: 'module', path: SCENE }, isFor: 'vanilla' },
  layer: { clause: named, from: { kind: 'module', path: SCENE }, isFor: 'vanilla' },
  VueKonva: { clause: byDefault, from: { kind: 'package', specifier: 'vue-konva' } },
};
