/**
 * Replaces `useIsBrowser` in the sidebar's categories. A category without a page of its own is a link to its first page until the browser
 * is known to run scripts. If it changed after hydration, React would replace the link's DOM node, and a press that makes React hydrate
 * the sidebar would be lost with the old node: the browser would follow the link instead of opening the category. The link can stay,
 * because its click handler prevents the navigation.
 */
export default function useIsBrowser(): boolean {
  return false;
}
