import { createContext } from 'svelte';

/** The color that everything below a component is drawn in, as a function, so that it can change. */
export const [getInk, setInk] = createContext<() => string>();
