import { onMounted, onUnmounted, reactive, type ShallowRef } from 'vue';

/** Width and height of an element, from mounting on and after every change. */
export function useSize(element: Readonly<ShallowRef<HTMLElement | null>>) {
  const size = reactive({ width: 0, height: 0 });
  const measure = () => {
    size.width = element.value?.clientWidth ?? 0;
    size.height = element.value?.clientHeight ?? 0;
  };
  const observer = new ResizeObserver(measure);

  onMounted(() => {
    measure();
    if (element.value) observer.observe(element.value);
  });
  onUnmounted(() => observer.disconnect());

  return size;
}
