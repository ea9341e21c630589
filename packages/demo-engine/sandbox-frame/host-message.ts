import { isArrayOf, isCount, isRecord, isRecordOf, isString } from '@site-packages/contracts';
import type { HostMessage, SentBundle } from '../model/messages';
import { isCompiledDemo } from '../model/compiled-guards';
import { isFlavour } from '../model/flavours';
import type { VendorImport } from '../model/published';

function isBlob(value: unknown): value is Blob {
  return value instanceof Blob;
}

function isVendorImport(value: unknown): value is VendorImport {
  return isRecord(value) && isString(value['key']) && isCount(value['start']) && isCount(value['end']);
}

function isSentBundle(value: unknown): value is SentBundle {
  return isRecord(value) && isString(value['code']) && isArrayOf(value['imports'], isVendorImport);
}

/**
 * Checks a value that came over the frame's port. The result is `undefined` for anything but a complete, well-formed message from
 * the page, so that the runtime never acts on part of one.
 */
export function readHostMessage(value: unknown): HostMessage | undefined {
  if (!isRecord(value)) return undefined;
  switch (value['type']) {
    case 'vendors': {
      const { specifiers, bundles } = value;
      return isRecordOf(specifiers, isString) && isRecordOf(bundles, isSentBundle)
        ? { type: 'vendors', specifiers, bundles }
        : undefined;
    }
    case 'run': {
      const { runId, demo, assets, mount, saves } = value;
      return isCount(runId) && isCompiledDemo(demo) && isRecordOf(assets, isBlob) && isFlavour(mount)
        ? { type: 'run', runId, demo, assets, mount, saves: saves === true }
        : undefined;
    }
    case 'stop':
      return { type: 'stop' };
    case 'inspector': {
      const { key, bundles, places } = value;
      return isString(key) && isRecordOf(bundles, isSentBundle)
        ? { type: 'inspector', key, bundles, places: places === true }
        : undefined;
    }
    case 'inspect':
      return { type: 'inspect', content: value['content'] };
    case 'ping':
      return isCount(value['id']) ? { type: 'ping', id: value['id'] } : undefined;
    default:
      return undefined;
  }
}
