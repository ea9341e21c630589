/** What a framework's binding offers, read from its declarations. */
export interface Binding {
  framework: Framework;
  /** npm name and installed version. */
  package: string;
  version: string;
  components: BindingComponent[];
  events: BindingEvent[];
}

export type Framework = 'react' | 'vue' | 'svelte';

export interface BindingComponent {
  /** Exported name, which is the library's class: `RegularPolygon`. */
  name: string;
  /** How a template writes it: `<Rect>`, `<v-regular-polygon>`. */
  tag: string;
  /** Props that a listener or the framework can write back, such as Svelte's bindable props. */
  bindable: string[];
  /** Props that are not attributes of the class: `className` of React's stage, `staticConfig` of Svelte. */
  extra: string[];
}

export interface BindingEvent {
  /** The library's name: `dragend`. */
  event: string;
  /** The binding's spelling: `onDragEnd`, `@dragend`, `ondragend`. */
  prop: string;
}

/** The packages that are read, by framework. */
export const BINDING_PACKAGES = {
  react: 'react-konva',
  vue: 'vue-konva',
  svelte: 'svelte-konva',
} as const satisfies Record<Framework, string>;
