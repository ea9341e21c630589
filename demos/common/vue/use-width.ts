import { onMounted, onUnmounted, ref, type ShallowRef } from 'vue';

/** Width of an element in CSS pixels, from mount on and after every change. */
export function useWidth(element: Readonly<ShallowRef<HTMLElement | null>>) {
  const width = ref(0);
  const measure = () => (width.value = element.value?.clientWidth ?? 0);
  let observer: ResizeObserver | undefined;

  onMounted(() => {
    measure();
    observer = new ResizeObserver(measure);
    if (element.value) observer.observe(element.value);
  });
  onUnmounted(() => observer?.disconnect());

  return width;
}
