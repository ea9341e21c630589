import { readonly, ref } from 'vue';

const dots = ref<{ id: string; x: number; y: number; radius: number; fill: string }[]>([]);

export function useDots() {
  const add = (x: number) => dots.value.push({ id: `dot-${dots.value.length}`, x, y: 60, radius: 20, fill: '#4a90e2' });
  return { dots: readonly(dots), add };
}
