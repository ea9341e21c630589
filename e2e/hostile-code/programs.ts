/** A demo that draws, and then does something it should not. */
export function attack(code: string): string {
  return `import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 320, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ name: 'box', x: 20, y: 20, width: 100, height: 80, fill: '#3fa66b' }));
${code}
`;
}

/**
 * A demo that has the port of the frame's own program (`exposePort`) and sends messages with it: `post(message)` as a string,
 * `raw(value)` unchanged.
 */
export function attackWithPort(code: string): string {
  return attack(`
const port: unknown = Reflect.get(window, 'takenPort');
if (port instanceof MessagePort) setTimeout(begin, 0, (value: unknown) => port.postMessage(value));
function begin(raw: (value: unknown) => void): void {
  const post = (message: object) => raw(JSON.stringify(message));
  // The run's number is small; a hostile program tries them all.
  const ofRun = (message: object) => { for (let runId = 1; runId < 6; runId += 1) post({ ...message, runId }); };
  const line = (values: unknown[]) => ofRun({ type: 'console', entry: { level: 'log', at: 1, values } });
  void [post, ofRun, line];
  ${code}
}`);
}
