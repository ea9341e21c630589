export const radius = 60;
/** The scale at which the balloon is 220 pixels wide. */
export const maxScale = 110 / radius;

export const start = { x: 0, y: 130, scaleX: 1, scaleY: 1 };

/** The dashed circle that shows the limit. */
export const rim = { y: 130, radius: 110, stroke: '#f2664a', dash: [5, 5], listening: false };

export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

/** The text of the line below the canvas. */
export const inWords = (scale: number, stopped: boolean) =>
  stopped ? 'Stopped at 220 pixels' : `${Math.round(2 * radius * scale)} pixels wide`;
