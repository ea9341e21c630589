import React, { FC, useEffect, useRef } from 'react';
import Konva from 'konva';
import { Image, Layer, Stage } from 'react-konva';
import useImage from 'use-image';
const Photo: FC<{ url: string }> = ({ url }) => {
  const [image, status] = useImage(url, 'anonymous');
  const ref = useRef<Konva.Image>(null!);
  useEffect(() => { if (image) { ref.current.cache(); ref.current.getLayer()!.batchDraw(); } }, [image]);
  return <Image ref={ref} image={image} filters={[Konva.Filters.Grayscale]} width={200} height={140} />;
};
const App = () => <Stage width={400} height={300}><Layer><Photo url="https://picsum.photos/200/300" /></Layer></Stage>;
export default App;
