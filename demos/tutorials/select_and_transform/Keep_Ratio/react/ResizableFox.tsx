import { useEffect, useRef } from 'react';
import type Konva from 'konva';
import { Image, Text, Transformer } from 'react-konva';
import useImage from 'use-image';
import foxUrl from './fox.webp';

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

export function ResizableFox({
  name,
  x,
  keepRatio,
}: {
  name: string;
  x: number;
  keepRatio: boolean;
}) {
  const [element] = useImage(foxUrl);
  const fox = useRef<Konva.Image>(null);
  const transformer = useRef<Konva.Transformer>(null);

  useEffect(() => {
    if (fox.current) transformer.current?.nodes([fox.current]);
  }, []);

  return (
    <>
      <Image ref={fox} name={name} image={element} x={x} y={90} width={110} height={110} />
      <Text
        text={`keepRatio: ${keepRatio}`}
        x={x - 15}
        y={260}
        width={140}
        align="center"
        fontSize={15}
        fill="#1b1f2a"
      />
      <Transformer
        ref={transformer}
        keepRatio={keepRatio}
        enabledAnchors={corners}
        rotateEnabled={false}
      />
    </>
  );
}
