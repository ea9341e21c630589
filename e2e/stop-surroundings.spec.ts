import { expect, test } from '@playwright/test';
import { attack, openRect } from './support/attacks';

/** What could outlive the program that began it: `stop.spec.ts` has workers, messages and timers. */

const LASTING = `
const say = (name: string, begin: () => unknown) => {
  try {
    begin();
    console.log(name + ' begun');
  } catch (error) {
    console.log(name + ' refused');
  }
};
const script = URL.createObjectURL(new Blob(['onconnect = () => setInterval(() => {}, 10);'], { type: 'text/javascript' }));
say('shared worker', () => new SharedWorker(script));
say('service worker', () => navigator.serviceWorker.register(script));

const style = document.createElement('style');
style.textContent = '@keyframes turn { to { rotate: 1turn } } .turning { animation: turn 50ms infinite linear }';
const turning = document.createElement('p');
turning.className = 'turning';
turning.textContent = 'turning';
turning.addEventListener('animationiteration', () => console.log('turned'), { once: true });
document.head.append(style);
document.body.append(turning);

const nested = document.createElement('iframe');
nested.srcdoc = '<style>' + style.textContent + '</style><p class="turning">in</p><iframe srcdoc="<p>deeper</p>"></iframe>';
document.body.append(nested);

const sound = new Audio('data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=');
sound.loop = true;
const tone = new AudioContext();
const oscillator = tone.createOscillator();
oscillator.connect(tone.destination);
oscillator.start();
addEventListener('pointerdown', () => {
  void tone.resume().then(() => console.log('tone ' + tone.state));
  void sound.play().then(() => console.log('sound plays'));
});
console.log('ready');`;

test('Stop ends sound, CSS animations and nested frames; a program has no shared or service worker', async ({
  page,
}) => {
  const shown = await openRect(page);
  await shown.replaceCode(attack(LASTING));
  const log = shown.player.getByRole('log');
  for (const words of ['shared worker refused', 'service worker refused', 'turned', 'ready'])
    await expect(log).toContainText(words);
  const frame = shown.player.locator('iframe[title^="Result: "]');
  await expect.poll(() => page.frames().length).toBeGreaterThanOrEqual(4);
  // Without a press, browsers play nothing.
  await frame.click({ position: { x: 300, y: 190 } });
  await expect(log).toContainText('tone running');
  await expect(log).toContainText('sound plays');

  await shown.player.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(shown.player).toHaveAttribute('data-state', 'stopped');
  await expect(shown.player.locator('iframe')).toHaveCount(0);
  await expect.poll(() => page.frames().length).toBe(1);
  // A document that is gone has no sound, animation or worker; none is left in the browser.
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const kinds = async () =>
    (await browser?.send('Target.getTargets'))?.targetInfos
      .map(({ type }) => type)
      .filter((type) => /iframe|shared_worker|service_worker/.test(type));
  await expect.poll(kinds).toEqual([]);
});
