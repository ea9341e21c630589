import { onUnmounted } from 'vue';

/** The address of a picture. That of a file lasts as long as the component that draws it. */
export function useAddress(source: string | File) {
  if (typeof source === 'string') return source;
  const address = URL.createObjectURL(source);
  onUnmounted(() => URL.revokeObjectURL(address));
  return address;
}
