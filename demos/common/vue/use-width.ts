import { onMounted, onUnmounted, ref, type ShallowRef } from 'vue';

/** Width of an element in CSS pixels, from mount on and after every change. */
export function useWidth(element: Readonly<ShallowRef<HTMLElement | null>>) {
  const width = ref(0);
  let observer: ResizeObserver | undefined;

  onMounted(() => {
    const box = element.value;
    if (!box) return;
    const measure = () => {
      width.value = box.clientWidth;
    };
    measure();
    observer = new ResizeObserver(measure);
    observer.observe(box);
  });
  onUnmounted(() => observer?.disconnect());

  return width;
}
