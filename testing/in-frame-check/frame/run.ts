import { expect } from '../../../packages/page-claims/browser/expect';
import type { FrameAgent } from '../../harness/model';
import type { CheckRequest, CheckResult, Failure } from '../model';
import { handleInFrame } from './handle';
import { FrameTime } from './time';

/** Runs checks in a demo's frame: the program that is sent there before the first one. */

function failureOf(error: unknown): Failure {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { message, stack };
}

function agentOfFrame(): FrameAgent {
  const agent = window.__demoAgent;
  if (agent === undefined) throw new Error('The frame has no agent.');
  return agent;
}

window.__checkInFrame = async (check, { flavour, drift, unmount }: CheckRequest): Promise<CheckResult> => {
  const agent = agentOfFrame();
  const result: CheckResult = { drift: [], left: {} };
  const time = new FrameTime(agent);
  // Timers and frames wait for the check from here on. The clock runs: a program may measure its own work, or wait for it to take a while.
  await agent.advance(0);
  agent.release();
  if (check !== undefined) {
    const { handle, stop } = handleInFrame(flavour, time);
    try {
      await check({ demo: handle, expect });
    } catch (error) {
      result.failure = failureOf(error);
    }
    stop();
  }
  if (drift && result.failure === undefined) result.drift = await agent.drift();
  if (unmount !== undefined) result.left = await agent.unmount(unmount);
  return result;
};
