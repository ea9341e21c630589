/** Types a Vue component for the claims that mount one, because tsc cannot read `.vue` files; vue-tsc checks them. */
declare module '*.vue' {
  import type { Component } from 'vue';
  const component: Component;
  export default component;
}
