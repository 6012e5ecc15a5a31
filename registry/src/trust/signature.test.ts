import { readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import { ensureKeyPair, ensureKeys, isSigned, readPublicKey, signText } from './signature';

const folder = setUpTemporaryFolder();

describe('the keys of the registry', () => {
  it('are created once and then read', () => {
    const { privateKey } = ensureKeys(folder.path);
    const reopened = ensureKeys(folder.path);
    if (!privateKey) throw new Error('no private key was made');
    expect(isSigned(signText('a', privateKey), reopened.publicKey)).toBe(true);
  });

  it.each(['registry', 'ranking'])('of %s are not replaced if only the private one is there', async (name) => {
    ensureKeyPair(folder.path, name);
    await rm(join(folder.path, `${name}.pub`));
    const file = join(folder.path, `${name}.key`);
    const privateKey = readFileSync(file, 'utf8');
    expect(() => ensureKeyPair(folder.path, name)).toThrow(
      `${file} has no ${name}.pub beside it, and a new pair would replace it: copy its ${name}.pub into ${folder.path}`,
    );
    expect([readdirSync(folder.path), readFileSync(file, 'utf8')]).toEqual([[`${name}.key`], privateKey]);
  });

  it('hide the private half from other users of the machine', () => {
    ensureKeys(folder.path);
    expect(statSync(join(folder.path, 'registry.key')).mode & 0o777).toBe(0o600);
  });

  it('have no private half on servers', async () => {
    ensureKeys(folder.path);
    await rm(join(folder.path, 'registry.key'));
    expect(readPublicKey(join(folder.path, 'registry.pub')).privateKey).toBeNull();
  });
});

describe('a signature', () => {
  it('is valid for its text and key only', () => {
    const { publicKey, privateKey } = ensureKeys(folder.path);
    if (!privateKey) throw new Error('no private key was made');
    const signed = signText('the registry', privateKey);
    const otherKeys = ensureKeys(join(folder.path, 'other'));
    expect(isSigned(signed, publicKey)).toBe(true);
    expect(isSigned({ ...signed, text: 'the Registry' }, publicKey)).toBe(false);
    expect(isSigned(signed, otherKeys.publicKey)).toBe(false);
    expect(isSigned({ ...signed, signature: '' }, publicKey)).toBe(false);
  });
});
