import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/workspaces';

/**
 * Copies the parts of the project that teams work with to a new folder, so that nothing changes where other
 * specs and git look. `built`: also copies the builds of shell and remotes.
 */
export const copyProject = ({ built = false } = {}): string => {
  const checkout = mkdtempSync(join(tmpdir(), 'caravan-checkout-'));
  const excluded = built ? /\/(node_modules|\.modules)$/ : /\/(node_modules|dist|\.modules)$/;
  for (const name of readdirSync(root)) {
    if (/^(node_modules|\.git|\.caravan|\.tsbuild|demo|e2e|bench|docs)$/.test(name)) continue;
    cpSync(join(root, name), join(checkout, name), { recursive: true, filter: (source) => !excluded.test(source) });
  }
  const packages = join(checkout, 'node_modules');
  mkdirSync(join(packages, '@caravan'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@caravan' && name !== '.caravan-installed')
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const name of readdirSync(join(root, 'node_modules/@caravan')))
    symlinkSync(join('../..', name), join(packages, '@caravan', name));
  // Marks the packages as installed, because an installation would change those of the project, to which the links lead.
  const lock = readFileSync(join(checkout, 'package-lock.json'));
  writeFileSync(join(packages, '.caravan-installed'), createHash('sha256').update(lock).digest('hex'));
  return checkout;
};
