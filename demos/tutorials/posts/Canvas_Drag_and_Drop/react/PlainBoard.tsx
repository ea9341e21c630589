import { useEffect, useEffectEvent, useRef } from 'react';
import type { Rules, Tile } from '../shared/board';
import { plainBoard } from '../shared/plain-board';

interface Props {
  rules: Rules;
  onDrop: (tiles: Tile[]) => void;
}

export function PlainBoard({ rules, onDrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const rulesNow = useEffectEvent(() => rules);
  const report = useEffectEvent((tiles: Tile[]) => onDrop(tiles));

  useEffect(() => {
    if (!canvas.current) return;
    return plainBoard(
      canvas.current,
      () => rulesNow(),
      (tiles) => report(tiles),
    );
  }, []);

  return <canvas ref={canvas} className="plain" />;
}
