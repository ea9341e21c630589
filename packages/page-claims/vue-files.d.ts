/** A component, for the claims that mount one: tsc does not read templates, vue-tsc does. */
declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
