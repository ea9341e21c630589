import React, { createContext, useContext, memo, useMemo, useCallback, lazy, Suspense } from 'react';
import { Stage, Layer, Rect, Text } from 'react-konva';
const Theme = createContext('light');
const Box = memo(function Box({ label }) {
  const theme = useContext(Theme);
  return <><Rect width={120} height={50} fill={theme === 'dark' ? '#222' : '#eee'} /><Text text={label} x={10} y={18} /></>;
});
const Board = () => (
  <Theme.Consumer>{(value) => (<Stage width={300} height={150}><Theme.Provider value={value}><Layer><Box label={value} /></Layer></Theme.Provider></Stage>)}</Theme.Consumer>
);
export default function App() { return <Theme.Provider value="dark"><Suspense fallback="…"><Board /></Suspense></Theme.Provider>; }
