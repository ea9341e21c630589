const size = { width: 90, height: 90, cornerRadius: 10 };

export const coral = { name: 'coral', x: -116, y: 20, fill: '#f2664a', ...size };
export const yellow = { name: 'yellow', x: -76, y: 62, fill: '#f6b73c', ...size };
export const teal = { name: 'teal', x: -36, y: 104, fill: '#1f9aa5', ...size };
export const blue = { name: 'blue', x: 10, y: 126, fill: '#4a90e2', ...size };
