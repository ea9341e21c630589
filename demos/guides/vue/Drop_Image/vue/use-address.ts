import { onUnmounted } from 'vue';

/** The URL of an image. That of a file lasts as long as the component that draws it. */
export function useAddress(source: string | File) {
  if (typeof source === 'string') return source;
  const address = URL.createObjectURL(source);
  onUnmounted(() => URL.revokeObjectURL(address));
  return address;
}
