import { useEffect, useState } from 'react';
import { describeFrames, measureFrames } from '../shared/frame-meter';

/** Shows the frame rate. It has its own state, so that a new value does not render anything else. */
export function FrameRate() {
  const [text, setText] = useState('Measuring …');
  useEffect(() => measureFrames((frames) => setText(describeFrames(frames))), []);
  return (
    <div className="controls">
      <output>{text}</output>
    </div>
  );
}
