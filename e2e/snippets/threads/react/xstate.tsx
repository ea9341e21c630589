import { useMachine } from '@xstate/react';
import { createMachine } from 'xstate';
import { Stage, Layer, Rect } from 'react-konva';
const machine = createMachine({ id: 't', initial: 'off', states: { off: { on: { T: 'on' } }, on: { on: { T: 'off' } } } });
export default function Toggle() {
  const [state, send] = useMachine(machine);
  return <Stage width={200} height={200}><Layer><Rect width={80} height={80} fill={state.matches('on') ? 'lime' : 'gray'} onClick={() => send({ type: 'T' })} /></Layer></Stage>;
}
