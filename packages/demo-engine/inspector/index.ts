/** The inspector's panel: a chunk of its own, loaded when the reader asks for it. */
export { Inspector } from './inspector';
export { InspectorPanel } from './InspectorPanel';
