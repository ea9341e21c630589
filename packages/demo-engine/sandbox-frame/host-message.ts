import type { HostMessage } from '../model/messages';
import { isCompiledDemo } from '../model/compiled-guards';
import { isFlavour } from '../model/flavours';
import { isCount, isRecord, isRecordOf, isString } from '../model/guards';

function isBlob(value: unknown): value is Blob {
  return value instanceof Blob;
}

/**
 * Checks a value that came over the frame's port. The answer is `undefined` for anything that is not a whole, well-formed
 * message of the page, so that the runtime never acts on half of one.
 */
export function readHostMessage(value: unknown): HostMessage | undefined {
  if (!isRecord(value)) return undefined;
  switch (value['type']) {
    case 'vendors': {
      const { importMap, blobs } = value;
      return isRecordOf(importMap, isString) && isRecordOf(blobs, isBlob)
        ? { type: 'vendors', importMap, blobs }
        : undefined;
    }
    case 'run': {
      const { runId, demo, assets, mount } = value;
      return isCount(runId) && isCompiledDemo(demo) && isRecordOf(assets, isBlob) && isFlavour(mount)
        ? { type: 'run', runId, demo, assets, mount }
        : undefined;
    }
    case 'stop':
      return { type: 'stop' };
    case 'ping':
      return isCount(value['id']) ? { type: 'ping', id: value['id'] } : undefined;
    default:
      return undefined;
  }
}
