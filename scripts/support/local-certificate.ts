import { createHash, X509Certificate } from 'node:crypto';

export interface LocalCertificate {
  key: string;
  cert: string;
  /** SHA-256 of its public key, in base64, as Chromium's `--ignore-certificate-errors-spki-list` expects it. */
  publicKeyHash: string;
}

let made: Promise<LocalCertificate> | undefined;

async function make(): Promise<LocalCertificate> {
  // Most callers that serve a folder do not need it.
  const { generate } = await import('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
}

/**
 * A self-signed certificate for `localhost`, one per process. A browser that knows its hash trusts it. A browser that only ignores the
 * error would not cache anything.
 */
export function localCertificate(): Promise<LocalCertificate> {
  made ??= make();
  return made;
}
