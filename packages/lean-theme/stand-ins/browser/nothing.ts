/** Replaces a component that renders nothing on this site. */
export default function Nothing(): null {
  return null;
}
