/** In the place of a component that draws nothing on this site. */
export default function Nothing(): null {
  return null;
}
