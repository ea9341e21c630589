import React, { createContext, useContext, useState } from 'react';
import { Stage, Layer, Text, Rect } from 'react-konva';
import { Html } from 'react-konva-utils';

const Theme = createContext('light');
const Label = () => <Text text={`theme: ${useContext(Theme)}`} fontSize={18} />;

export default function App() {
  const [theme, setTheme] = useState<'light' | 'dark'>('dark');
  return (
    <Theme.Provider value={theme}>
      <Stage width={300} height={120}>
        <Layer>
          <Rect width={300} height={120} fill={theme === 'dark' ? '#333' : '#eee'} />
          <Label />
          <Html><button onClick={() => setTheme('light')}>light</button></Html>
        </Layer>
      </Stage>
    </Theme.Provider>
  );
}
