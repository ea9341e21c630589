import { useEffect, useState } from 'react';
import { measureFrames } from '../shared/boxes';

/** Shows the frame rate. It has its own state, so that a new value does not render anything else. */
export function FrameRate() {
  const [words, setWords] = useState('Measuring …');
  useEffect(() => measureFrames(setWords), []);
  return <output>{words}</output>;
}
