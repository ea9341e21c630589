import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Frame, type Page } from '@playwright/test';
import { AGENT_FILE } from '../testing/harness/build';
import { demoHandle, frameBox } from '../testing/demo-handle';
import { runFirstInFrames } from '../testing/frame-script';
import { drawTwice, readSignature } from '../testing/in-frame';
import { harnessFolder, ROOT } from '../testing/paths';

/** A page with one demo in an opaque frame as the engine creates it, but without the engine: tests the handle and the clock. */
async function showDemo(
  page: Page,
  script: string,
  html = '',
): Promise<{ frame: Frame; demo: ReturnType<typeof demoHandle> }> {
  const konva = fs
    .readFileSync(path.join(ROOT, 'node_modules/konva/konva.min.js'), 'utf8')
    .replaceAll('</script', '<\\/script');
  const policy = "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'";
  const srcdoc =
    `<!doctype html><head><meta http-equiv="Content-Security-Policy" content="${policy}"><style>body{margin:0}</style>` +
    `<div id="container"></div>${html}<script>${konva}</script>` +
    // From a blob with the engine's name for it. The clock uses the name to tell demo code from the frame's own.
    `<script>const demo = ${JSON.stringify(`${script}\n//# sourceURL=demo://index.ts`)};
      const tag = document.createElement('script');
      tag.src = URL.createObjectURL(new Blob([demo], { type: 'text/javascript' }));
      document.head.append(tag);</script>`;
  await runFirstInFrames(page, fs.readFileSync(path.join(harnessFolder(), AGENT_FILE), 'utf8'));
  await page.goto('about:blank');
  await page.setContent(
    '<body style="margin:40px"><iframe sandbox="allow-scripts" width="480" height="300" style="border:3px solid"></iframe>',
  );
  const element = await page.$('iframe');
  if (element === null) throw new Error('no frame');
  await element.evaluate((node, text) => {
    node.srcdoc = text;
  }, srcdoc);
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = await element.contentFrame();
  if (frame === null) throw new Error('no frame');
  await frame.waitForFunction(() => 'Konva' in window && document.querySelector('canvas') !== null);
  return {
    frame,
    demo: demoHandle({
      page,
      frame,
      flavour: 'vanilla',
      box: () => frameBox(element),
      cdp: () => page.context().newCDPSession(page),
    }),
  };
}

const STAGE = `
  const stage = new Konva.Stage({ container: 'container', width: 480, height: 240 });
  const layer = new Konva.Layer();
  stage.add(layer);
  const log = [];
`;

const release = (frame: Frame) => frame.evaluate(() => window.__demoAgent?.release());

test('finds nodes by name, id and class, and describes them', async ({ page }) => {
  const { demo } = await showDemo(
    page,
    `${STAGE}
    const box = new Konva.Rect({ name: 'box', id: 'one', x: 20, y: 30, width: 40, height: 20, fill: '#f00', stroke: 'black', strokeWidth: 4, shadowBlur: 20, rotation: 0 });
    layer.add(box, new Konva.Group({ name: 'pair' }).add(new Konva.Circle({ radius: 5 }), new Konva.Circle({ radius: 6, x: 300, y: 200 })));`,
  );
  const box = await demo.node('box');
  expect(box).toMatchObject({
    id: 'one',
    className: 'Rect',
    rect: { x: 18, y: 28, width: 44, height: 24 },
    zIndex: 0,
    visible: true,
  });
  expect(box.attrs).toMatchObject({ fill: '#f00', strokeWidth: 4 });
  expect((await demo.node('#one')).name).toBe('box');
  expect(await demo.count('Circle')).toBe(2);
  expect((await demo.nodes('Circle')).map(({ attrs }) => attrs['radius'])).toEqual([5, 6]);
  expect((await demo.node('pair')).childCount).toBe(2);
  expect(await demo.stage()).toEqual({ width: 480, height: 240, x: 0, y: 0, scaleX: 1, scaleY: 1, layers: 1 });
  await expect(demo.node('ball')).rejects.toThrow('No node "ball" on the stage. There are: Layer, box (Rect#one)');
  expect(await demo.pixel({ x: 40, y: 40 })).toEqual([255, 0, 0, 255]);
  expect(await demo.pixel({ x: 200, y: 200 })).toEqual([0, 0, 0, 0]);
  expect(await demo.evaluate((konva) => konva.stages.length)).toBe(1);
});

test('uses mouse, wheel, touch and keyboard at the right position', async ({ page }) => {
  const { demo, frame } = await showDemo(
    page,
    `${STAGE}
    const box = new Konva.Rect({ name: 'box', x: 20, y: 30, width: 40, height: 20, fill: '#f00', draggable: true });
    layer.add(box);
    stage.container().tabIndex = 0;
    for (const type of ['click', 'dblclick', 'tap', 'mouseenter', 'contextmenu']) box.on(type, () => log.push(type));
    box.on('mouseenter', () => { stage.container().style.cursor = 'pointer'; });
    stage.on('wheel', (event) => { event.evt.preventDefault(); log.push('wheel ' + event.evt.deltaY + event.evt.ctrlKey); });
    stage.container().addEventListener('keydown', (event) => event.key !== 'Control' && log.push(event.key + (event.ctrlKey ? '+' : '')));
    window.readLog = () => log.splice(0);`,
  );
  await release(frame);
  const log = () => frame.evaluate('readLog()');
  await demo.hover('box');
  expect(await demo.cursor()).toBe('pointer');
  await demo.click('box');
  expect(await log()).toEqual(['mouseenter', 'click']);
  await demo.drag('box', { x: 60, y: 25 });
  expect((await demo.node('box')).position).toEqual({ x: 80, y: 55 });
  await log();
  await demo.click({ x: 100, y: 65 }, { button: 'right' });
  expect(await log()).toContain('contextmenu');
  await demo.wheel('box', { y: 40 });
  await demo.wheel('box', { y: -20 }, ['Control']);
  expect(await log()).toEqual(['wheel 40false', 'wheel -20true']);
  await demo.tap('box');
  expect(await log()).toContain('tap');
  await demo.doubleClick('box');
  expect(await log()).toContain('dblclick');
  await frame.evaluate(() => document.querySelector<HTMLElement>('[tabindex]')?.focus());
  await demo.key('ArrowLeft');
  await demo.key('Control+z');
  expect(await log()).toEqual(['ArrowLeft', 'z+']);
});

test('a drag continues outside the frame', async ({ page }) => {
  const { demo, frame } = await showDemo(
    page,
    `${STAGE}
    const box = new Konva.Rect({ name: 'box', x: 20, y: 30, width: 40, height: 20, fill: '#f00', draggable: true });
    layer.add(box);
    stage.on('pointerdown', (event) => { if (event.target === stage) stage.setPointerCapture(event.pointerId); });
    stage.on('pointermove pointerup', (event) => log.push(event.type + ' ' + stage.getPointerPosition().y));
    window.readLog = () => log.splice(0);`,
  );
  await release(frame);
  await demo.drag('box', { x: 0, y: -60 });
  expect((await demo.node('box')).position).toEqual({ x: 20, y: -30 });
  await frame.evaluate('readLog()');

  await demo.press({ x: 200, y: 100 });
  await demo.moveTo({ x: 200, y: -20 });
  await demo.release();
  const log = await frame.evaluate('readLog()');
  expect(log).toContain('pointermove -20');
  expect(log).toContain('pointerup -20');
  await demo.hover({ x: 200, y: 100 });
  expect(await frame.evaluate('readLog()')).toContain('pointermove 100');
});

const POINTERS = `${STAGE}
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      stage.on(type, ({ evt }) => log.push({ type, id: evt.pointerId, kind: evt.pointerType, ...stage.getPointerPosition() }));
    }
    window.readLog = () => log.splice(0);`;

interface SeenPointer {
  type: string;
  id: number;
  kind: string;
  x: number;
  y: number;
}

const readPointers = (frame: Frame) => frame.evaluate<SeenPointer[]>('readLog()');

const NO_SCROLL = '<style>#container { touch-action: none }</style>';

test('a finger drags a node', async ({ page }) => {
  const { demo, frame } = await showDemo(
    page,
    `${POINTERS}
    layer.add(new Konva.Rect({ name: 'box', x: 20, y: 30, width: 40, height: 20, fill: '#f00', draggable: true }));`,
    NO_SCROLL,
  );
  await release(frame);
  expect(await demo.swipe({ x: 300, y: 60 }, { x: -120, y: 90 })).toBe('demo');
  const swiped = await readPointers(frame);
  expect(swiped[0]).toMatchObject({ type: 'pointerdown', kind: 'touch', x: 300, y: 60 });
  expect(swiped.at(-1)).toMatchObject({ type: 'pointerup', x: 180, y: 150 });
  expect(swiped.filter(({ type }) => type === 'pointermove').length).toBeGreaterThan(0);

  expect(await demo.swipe('box', { x: 60, y: 25 })).toBe('demo');
  expect((await demo.node('box')).position).toEqual({ x: 80, y: 55 });
});

test('two fingers pinch, rotate and move', async ({ page }) => {
  const { demo, frame } = await showDemo(page, POINTERS, NO_SCROLL);
  await release(frame);
  const ends = async () => {
    const seen = await readPointers(frame);
    const [first, second] = [...new Set(seen.map(({ id }) => id))].map((id) =>
      seen.filter((one) => one.id === id && one.type === 'pointermove').at(-1),
    );
    if (first === undefined || second === undefined) throw new Error('There were no two fingers.');
    return { first, second };
  };

  expect(await demo.pinch({ x: 200, y: 120 }, { scale: 2, turn: 90, by: { x: 30, y: 0 } })).toBe('demo');
  const apart = await ends();
  expect(apart.first.x).toBeCloseTo(230, 0);
  expect(apart.first.y).toBeCloseTo(60, 0);
  expect(apart.second.x).toBeCloseTo(230, 0);
  expect(apart.second.y).toBeCloseTo(180, 0);

  await demo.pinch({ x: 200, y: 120 }, { scale: 0.5 });
  const together = await ends();
  expect(together.second.x - together.first.x).toBeCloseTo(60, 0);
});

test('one finger stays while another touches and lifts', async ({ page }) => {
  const { demo, frame } = await showDemo(page, POINTERS, NO_SCROLL);
  await release(frame);
  const first = await demo.finger({ x: 100, y: 100 });
  await first.moveTo({ x: 160, y: 100 });
  const second = await demo.finger({ x: 300, y: 60 });
  await second.lift();
  await first.moveTo({ x: 160, y: 180 });
  expect(await first.lift()).toBe('demo');
  const seen = await readPointers(frame);
  const [one = 0, other = 0] = [...new Set(seen.map(({ id }) => id))];
  expect(seen.filter(({ id }) => id === other).map(({ type }) => type)).toEqual(['pointerdown', 'pointerup']);
  const last = seen.filter(({ id }) => id === one).slice(-2);
  expect(last).toMatchObject([
    { type: 'pointermove', x: 160, y: 180 },
    { type: 'pointerup', x: 160, y: 180 },
  ]);
  await expect(first.lift()).rejects.toThrow('lifted already');
});

test('the system cancels all touches, and new ones follow', async ({ page }) => {
  const { demo, frame } = await showDemo(page, POINTERS, NO_SCROLL);
  await release(frame);
  const first = await demo.finger({ x: 100, y: 100 });
  await first.moveTo({ x: 160, y: 100 });
  await demo.finger({ x: 300, y: 60 });
  await first.cancel();
  const seen = await readPointers(frame);
  expect(seen.slice(-2).map(({ type }) => type)).toEqual(['pointercancel', 'pointercancel']);
  expect(await demo.swipe({ x: 100, y: 60 }, { x: 60, y: 40 })).toBe('demo');
});

test('the browser takes over touches that may scroll or zoom', async ({ page }) => {
  const { demo, frame } = await showDemo(page, POINTERS);
  await release(frame);
  expect(await demo.swipe({ x: 300, y: 40 }, { x: 0, y: 150 })).toBe('browser');
  const swiped = (await readPointers(frame)).map(({ type }) => type);
  expect(swiped).toContain('pointercancel');
  expect(swiped).not.toContain('pointerup');
  expect(await demo.pinch({ x: 200, y: 120 }, { scale: 2 })).toBe('browser');
});

test("uses the demo's own controls", async ({ page }) => {
  const { demo } = await showDemo(
    page,
    `${STAGE}
    layer.add(new Konva.Rect({ name: 'box', width: 10, height: 10, fill: '#00f' }));
    const box = layer.findOne('.box');
    document.querySelector('#size').oninput = (event) => box.width(Number(event.target.value));
    document.querySelector('#color').onchange = (event) => box.fill(event.target.value);
    document.querySelector('#hide').onchange = (event) => box.visible(!event.target.checked);
    document.querySelector('button').onclick = () => setTimeout(() => box.x(50), 30);`,
    `<label>Size <input id="size" type="range" max="100"></label><label>Hide <input id="hide" type="checkbox"></label>
    <label>Color <select id="color"><option value="#00f">Blue</option><option value="#0f0">Green</option></select></label>
    <button>Move</button><button disabled>Stop</button>`,
  );
  await demo.control('slider', 'Size').fill('80');
  expect((await demo.node('box')).attrs['width']).toBe(80);
  await demo.control('combobox', 'Color').choose('Green');
  expect((await demo.node('box')).attrs['fill']).toBe('#0f0');
  await demo.control('checkbox', 'Hide').check(true);
  expect((await demo.node('box')).visible).toBe(false);
  expect(await demo.control('button', 'Stop').isDisabled()).toBe(true);
  expect(await demo.control('slider', 'Size').value()).toBe('80');
  expect(await demo.text()).toContain('Move');
});

test('clicks a control, and waits for one that cannot be clicked yet', async ({ page }) => {
  const { demo, frame } = await showDemo(
    page,
    `${STAGE}
    const said = [];
    window.readSaid = () => said.splice(0);
    const [ready, disabled, covered, below] = document.querySelectorAll('button');
    ready.onpointerdown = () => said.push('down');
    ready.onclick = (event) => said.push('ready ' + event.isTrusted);
    disabled.onclick = () => said.push('disabled');
    covered.onclick = () => said.push('covered');
    below.onclick = () => said.push('below');
    window.free = {
      disabled: () => { disabled.disabled = false; },
      covered: () => document.querySelector('#cover').remove(),
    };`,
    `<button>Ready</button><button disabled>disabled</button>
    <span style="position: relative"><button>covered</button><i id="cover" style="position: absolute; inset: -2px"></i></span>
    <div style="height: 600px"></div><button>Below</button>`,
  );
  await release(frame);
  const said = () => frame.evaluate('readSaid()');
  await demo.control('button', 'Ready').click();
  expect(await said()).toEqual(['down', 'ready true']);

  for (const name of ['disabled', 'covered']) {
    const press = demo.control('button', name).click();
    await frame.evaluate(drawTwice);
    expect(await said()).toEqual([]);
    await frame.evaluate(`free.${name}()`);
    await press;
    expect(await said()).toEqual([name]);
  }

  await demo.control('button', 'Below').click();
  expect(await said()).toEqual(['below']);
});

test("a demo's clock is stopped until it is released", async ({ page }) => {
  const { demo, frame } = await showDemo(
    page,
    `${STAGE}
    const box = new Konva.Rect({ name: 'box', width: 10, height: 10, fill: '#00f' });
    layer.add(box);
    new Konva.Animation((at) => { box.x(at.time / 10); }, layer).start();
    const ball = new Konva.Circle({ name: 'ball', radius: 4, fill: '#f00' });
    layer.add(ball);
    ball.to({ y: 100, duration: 0.2 });
    setTimeout(() => box.fill('#ff0000'), 20);
    let ticks = 0;
    const ticking = setInterval(() => { ticks += 1; box.setAttr('ticks', ticks); if (ticks === 3) clearInterval(ticking); }, 10);
    box.setAttrs({ random: Math.random(), date: new Date().getTime(), now: Date.now(), isDate: new Date() instanceof Date });`,
  );
  for (let frames = 0; frames < 5; frames += 1) await frame.evaluate(drawTwice);
  const standing = await demo.node('box');
  expect(standing.attrs).toMatchObject({ x: 0, fill: '#00f', now: Date.UTC(2026, 0, 15, 12), isDate: true });
  expect(standing.attrs['date']).toBe(standing.attrs['now']);
  expect(standing.attrs['ticks']).toBeUndefined();
  expect((await demo.node('ball')).position.y).toBe(0);
  expect((await frame.evaluate(readSignature)).drawn).toBe(true);

  await release(frame);
  await demo.waitForNode(
    'box',
    ({ attrs, position }) => attrs['fill'] === '#ff0000' && attrs['ticks'] === 3 && position.x > 5,
  );
  await demo.waitForNode('ball', ({ position }) => position.y === 100);

  const again = await showDemo(
    page,
    `${STAGE} layer.add(new Konva.Rect({ name: 'box', random: [1, 2].map(Math.random)[0] }));`,
  );
  expect((await again.demo.node('box')).attrs['random']).toBe(standing.attrs['random']);
  expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.UTC(2026, 0, 16));
});

test('a wait that fails reports what it saw last', async ({ page }) => {
  const { demo } = await showDemo(page, `${STAGE} layer.add(new Konva.Rect({ name: 'box', x: 3 }));`);
  await expect(demo.waitForNode('box', ({ position }) => position.x === 4)).rejects.toThrow(/Last seen: .*"x":3/);
});
