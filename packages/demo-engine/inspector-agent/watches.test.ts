// @vitest-environment jsdom
import Konva from 'konva';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AGENT_SENDS } from '../model/channel';
import { fakeCanvas } from '../testing/fake-canvas';
import { AgentTalk, stageWithLayer } from '../testing/inspected-stage';
import { startAgent } from './index';

// The agent saves the browser's timers and clock when its module loads, so they must be replaced before.
vi.hoisted(() => vi.useFakeTimers());

let layer: Konva.Layer;
let talk: AgentTalk;

beforeAll(fakeCanvas);

beforeEach(() => {
  // Konva must draw only when the test calls `draw`.
  Konva.autoDrawEnabled = false;
  ({ layer } = stageWithLayer(Konva));
  talk = new AgentTalk(startAgent);
});

afterEach(() => {
  talk.ask({ type: 'close' });
  for (const one of [...Konva.stages]) one.destroy();
  Konva.autoDrawEnabled = true;
  expect(talk.rejected, 'messages that the page rejects').toEqual([]);
});

describe('draws and events that happen while the rate limit is reached', () => {
  it('are all reported later', () => {
    const rect = new Konva.Rect();
    layer.add(rect);
    talk.ask({ type: 'open' });
    talk.ask({ type: 'show', hitCanvas: false, redraws: true, events: true });
    // The agent polls every 100 ms and reports at every third poll. The limit is reached so shortly before a report that not even
    // one message passes.
    vi.advanceTimersByTime(590);
    for (let index = 0; index < AGENT_SENDS.messages.burst; index += 1) talk.ask({ type: 'highlight' });
    layer.draw();
    for (let index = 0; index < 45; index += 1) rect.fire('click', {}, true);
    vi.advanceTimersByTime(10);
    expect([talk.newsOf('draws'), talk.newsOf('events')]).toEqual([[], []]);
    vi.advanceTimersByTime(2000);
    expect(talk.newsOf('draws')).toMatchObject([{ layers: [{ draws: 1 }] }]);
    expect(talk.newsOf('events').map(({ events, dropped }) => [events.length, dropped])).toEqual([[40, 5]]);
  });
});
