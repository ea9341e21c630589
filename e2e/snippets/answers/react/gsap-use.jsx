import { useRef } from 'react';
import { Stage, Layer, Star } from 'react-konva';
import { useGSAP } from '@gsap/react';
import gsap from 'gsap';

export default function SpinningStar() {
  const star = useRef(null);
  useGSAP(() => {
    gsap.to(star.current, { rotation: 360, duration: 2, repeat: -1, ease: 'none' });
  });
  return (
    <Stage width={300} height={300}>
      <Layer><Star ref={star} x={150} y={150} numPoints={5} innerRadius={30} outerRadius={70} fill="gold" /></Layer>
    </Stage>
  );
}
