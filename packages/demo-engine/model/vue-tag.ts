/** The tag of a node's component in vue-konva: `v-regular-polygon` for `RegularPolygon`. */
export function vueTag(name: string): string {
  return `v${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
