/** The page's half of the inspector: a chunk of its own, loaded when the reader asks for it. */
export { type ClientNews, type InspectedPlace, InspectorClient, type OpenOptions } from './client';
