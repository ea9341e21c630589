import { onMounted, onUnmounted, reactive, type ShallowRef } from 'vue';

/** Width and height of an element in CSS pixels, from mount on and after every change. */
export function useSize(element: Readonly<ShallowRef<HTMLElement | null>>) {
  const size = reactive({ width: 0, height: 0 });
  let observer: ResizeObserver | undefined;

  onMounted(() => {
    const box = element.value;
    if (!box) return;
    const measure = () => {
      size.width = box.clientWidth;
      size.height = box.clientHeight;
    };
    measure();
    observer = new ResizeObserver(measure);
    observer.observe(box);
  });
  onUnmounted(() => observer?.disconnect());

  return size;
}
