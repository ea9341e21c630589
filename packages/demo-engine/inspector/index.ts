/** The page's half of the inspector: a separate chunk that loads when the reader opens the inspector. */
export { type ClientNews, type InspectedPlace, InspectorClient, type OpenOptions } from './client';
