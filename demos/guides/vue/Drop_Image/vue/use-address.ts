import { onUnmounted } from 'vue';

/** The URL of an image. The URL of a file is revoked when the component is unmounted. */
export function useAddress(source: string | File) {
  if (typeof source === 'string') return source;
  const address = URL.createObjectURL(source);
  onUnmounted(() => URL.revokeObjectURL(address));
  return address;
}
