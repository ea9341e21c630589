import Konva from 'konva';
import { type RefObject, useEffect } from 'react';

export function useSpin(node: RefObject<Konva.Node | null>) {
  useEffect(() => {
    const spin = new Konva.Animation(({ timeDiff }) => void node.current?.rotate(timeDiff / 10)).start();
    return () => void spin.stop();
  }, [node]);
}
