import type { Device } from '../model';

/** A call that the page makes to the test process, which controls the browser's own mouse, fingers and keys. */
export type DeviceCall =
  | { do: 'move' | 'click' | 'tap'; x: number; y: number }
  | { do: 'down' | 'up' }
  | { do: 'wheel'; x: number; y: number }
  | { do: 'press'; key: string };

/** Name of the function that the test process exposes in the page. */
export const DEVICE_FUNCTION = 'claimsDevice';

declare global {
  interface Window {
    [DEVICE_FUNCTION]?: (call: DeviceCall) => Promise<void>;
  }
}

/** Creates the tool for the browser's own mouse, fingers and keys. */
export function createDevice(): Device {
  const call = async (input: DeviceCall) => {
    const device = window[DEVICE_FUNCTION];
    if (device === undefined) throw new Error(`The page has no function ${DEVICE_FUNCTION}.`);
    await device(input);
  };
  return {
    move: (x, y) => call({ do: 'move', x, y }),
    down: () => call({ do: 'down' }),
    up: () => call({ do: 'up' }),
    click: (x, y) => call({ do: 'click', x, y }),
    wheel: (x, y) => call({ do: 'wheel', x, y }),
    tap: (x, y) => call({ do: 'tap', x, y }),
    press: (key) => call({ do: 'press', key }),
  };
}
