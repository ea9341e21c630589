import { useSyncExternalStore } from 'react';
import { Circle } from 'react-konva';
import type { Store } from '../dots';

export function Dots({ store }: { store: Store }) {
  const dots = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return dots.map(({ id, x }) => <Circle key={id} x={x} y={60} radius={20} fill="#4a90e2" />);
}
