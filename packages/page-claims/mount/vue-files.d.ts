/** Claims may import components from `.vue` files; `vue-tsc` checks those files, and `tsc` only needs to know what they are. */
declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  export default component;
}
