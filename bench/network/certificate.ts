import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new certificate for `localhost` and `127.0.0.1`, in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Creates a certificate with OpenSSL. */
export const makeCertificate = (): Certificate => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-bench-'));
  try {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
    const subject = ['-subj', '/CN=localhost', '-addext', names, '-days', '2', '-nodes'];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Returns the fingerprint by which Chromium trusts a certificate. Chromium never caches pages of an untrusted one. */
export const fingerprint = ({ cert }: Pick<Certificate, 'cert'>): string => {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
};
