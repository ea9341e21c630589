import React from 'react';
import { Stage, Layer, Image } from 'react-konva';
import useImage from 'use-image';

const url = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="50" height="50"%3E%3Ccircle cx="25" cy="25" r="25" fill="red"/%3E%3C/svg%3E';

const LionImage = () => {
  const [image] = useImage(url);
  return <Image image={image} />;
};

const App = () => {
  return (
    <Stage width={200} height={200}>
      <Layer>
        <LionImage />
      </Layer>
    </Stage>
  );
};

export default App;
