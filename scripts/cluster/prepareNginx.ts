import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { makeCertificate } from '../../bench/network/certificate';
import { root } from '../workspaces';
import { nginxConfig } from './configs';
import type { Ports } from './ports';

/** Writes configuration, certificate and key of an nginx into its folder. Returns the arguments that start it. */
export const prepareNginx = (
  folder: string,
  ports: Ports,
  { cert, key }: ReturnType<typeof makeCertificate>,
  proxyKey: string,
): readonly string[] => {
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key, { mode: 0o600 });
  const file = join(folder, 'nginx.conf');
  // Code of remotes on this machine must not read the key. The mode is only that of a new file.
  rmSync(file, { force: true });
  writeFileSync(file, nginxConfig(ports, folder, join(root, 'deploy/nginx/pass.conf'), proxyKey), { mode: 0o600 });
  return ['-e', 'stderr', '-p', folder, '-c', file];
};
