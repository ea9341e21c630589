import { useEffect, useState } from 'react';

export default function App() {
  const [isOn, setIsOn] = useState(false);
  if (isOn) useState(1);
  useEffect(() => setIsOn(true), []);
  return <p>{String(isOn)}</p>;
}
