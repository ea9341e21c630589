import React, { useEffect, useRef, useState } from 'react';
import { Stage, Layer, Image } from 'react-konva';
import yoda from '../assets/yoda.jpg';

const FilterImage = () => {
  const [image, setImage] = useState(null);
  const imageRef = useRef();
  useEffect(() => {
    const img = new window.Image();
    img.src = yoda;
    img.onload = () => setImage(img);
  }, []);
  useEffect(() => {
    if (image) imageRef.current.cache();
  }, [image]);
  return <Image ref={imageRef} image={image} filters={[Konva.Filters.Blur]} blurRadius={10} />;
};

function App() {
  return (
    <Stage width={500} height={500}>
      <Layer>
        <FilterImage />
      </Layer>
    </Stage>
  );
}
export default App;
