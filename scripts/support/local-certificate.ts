import { createHash, X509Certificate } from 'node:crypto';

export interface LocalCertificate {
  key: string;
  cert: string;
  /** SHA-256 of its public key, in base64: what Chromium's `--ignore-certificate-errors-spki-list` wants. */
  publicKeyHash: string;
}

let made: Promise<LocalCertificate> | undefined;

async function make(): Promise<LocalCertificate> {
  // Few who serve a folder need it.
  const { generate } = await import('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
}

/**
 * A certificate of our own for `localhost`, one for the whole process. A browser that is told its hash trusts it; one that only
 * goes on in spite of it would keep nothing in its cache.
 */
export function localCertificate(): Promise<LocalCertificate> {
  made ??= make();
  return made;
}
