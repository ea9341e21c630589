/** What a framework's binding exports, read from its declarations. */
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
  /** Exported name, which is the name of Konva's class: `RegularPolygon`. */
  name: string;
  /** Spelling in a template: `<Rect>`, `<v-regular-polygon>`. */
  tag: string;
  /** Props that a listener or the framework can write back, such as Svelte's bindable props. */
  bindable: string[];
  /** Props that are not attributes of the class: `className` of React's stage, `staticConfig` of Svelte. */
  extra: string[];
}

export interface BindingEvent {
  /** Konva's name: `dragend`. */
  event: string;
  /** The binding's spelling: `onDragEnd`, `@dragend`, `ondragend`. */
  prop: string;
}

/** The packages to read, by framework. */
export const BINDING_PACKAGES = {
  react: 'react-konva',
  vue: 'vue-konva',
  svelte: 'svelte-konva',
} as const satisfies Record<Framework, string>;
