import type { RegistryDocument } from '@caravan/shared/contracts';
import { freshKeys } from '../testing/builds';
import { publicText, type RegistryKeys, signText } from '../trust';
import { type Override, readOverride, signOverride } from './override';

const keys = freshKeys();
const team = freshKeys();
const HOUR = 3_600_000;

const rights = { publicKey: publicText(team.publicKey), remotes: ['ranking'] };
const document: RegistryDocument = {
  sequence: 7,
  expires: new Date(Date.now() + HOUR).toISOString(),
  remotes: {},
  shells: {},
  links: { last: {} },
  teams: { drivers: rights },
  change: { action: 'publish', remote: 'ranking', version: '1', at: '', by: '', why: '', signer: 'registry' },
};

const request = { remote: 'ranking', by: 'nino', lifetimeMs: 2 * HOUR, version: '0123456789abcdef', at: 7 };
const read = (token: string, registry: RegistryDocument = document) =>
  readOverride(token, registry, { ...keys, privateKey: null });

const encoded = (part: string | Buffer): string => Buffer.from(part).toString('base64url');

/** Signs a token with any content, signed with the registry's key. */
const forged = (content: object | string, prefix = 'caravan override ', signer: RegistryKeys = keys): string => {
  const payload = typeof content === 'string' ? content : JSON.stringify(content);
  if (!signer.privateKey) throw new Error('nothing to sign with');
  const { signature } = signText(prefix + payload, signer.privateKey);
  return `${encoded(payload)}.${encoded(Buffer.from(signature, 'base64'))}`;
};

const expires = (leftMs: number): string => new Date(Date.now() + leftMs).toISOString();
const override = { remote: 'ranking', by: 'nino', version: '0123456789abcdef', at: 7, expires: expires(HOUR) };

describe('an override', () => {
  it.each([
    ['the registry', keys],
    ['a team for its own remote', team],
  ])('of %s is read as it was signed [MFE-20]', (_who, target) => {
    const found = read(signOverride(request, target));
    expect(found).toMatchObject({ remote: 'ranking', by: 'nino', version: '0123456789abcdef', at: 7 });
    const leftMs = Date.parse(found?.expires ?? '') - Date.now();
    expect(leftMs).toBeGreaterThan(HOUR);
    expect(leftMs).toBeLessThanOrEqual(2 * HOUR);
  });

  it('may name the address of a build [MFE-8]', () => {
    const { version: _version, at: _at, ...common } = request;
    const token = signOverride({ ...common, address: 'http://127.0.0.1:5173/builds' }, team);
    expect(read(token)).toMatchObject({ remote: 'ranking', address: 'http://127.0.0.1:5173/builds' });
  });

  it('of a team for the remote of another team is refused [MFE-20]', () => {
    expect(read(signOverride({ ...request, remote: 'account' }, team))).toBeNull();
    expect(read(signOverride({ ...request, remote: 'account' }, keys))).not.toBeNull();
  });

  it('of an unknown key is refused [MFE-20]', () => {
    expect(read(signOverride(request, freshKeys()))).toBeNull();
  });

  it('ends when its team loses its rights [MFE-20]', () => {
    const token = signOverride(request, team);
    expect(read(token, { ...document, teams: { drivers: { ...rights, remotes: ['account'] } } })).toBeNull();
    expect(read(token, { ...document, teams: {} })).toBeNull();
  });

  it('of a team is refused while the registry is expired [MFE-20]', () => {
    const expired = { ...document, expires: expires(-1000) };
    expect(read(signOverride(request, team), expired)).toBeNull();
    expect(read(signOverride(request, keys), expired)).not.toBeNull();
  });

  it('ends at its time [MFE-20]', () => {
    expect(read(forged(override))).toEqual(override);
    expect(read(forged({ ...override, expires: expires(-1) }))).toBeNull();
  });

  it('of more than a day is refused for every signer [MFE-20]', () => {
    expect(read(forged({ ...override, expires: expires(25 * HOUR) }))).toBeNull();
    expect(() => signOverride({ ...request, lifetimeMs: 25 * HOUR }, keys)).toThrow('at most 24 h');
    expect(() => signOverride({ ...request, lifetimeMs: Number.NaN }, keys)).toThrow('at most 24 h');
  });

  it.each<[keyof Override | 'version' | 'at', unknown]>([
    ['remote', 'account'],
    ['by', 'somebody else'],
    ['version', 'fedcba9876543210'],
    ['at', 8],
    ['expires', expires(2 * HOUR)],
  ])('whose field %s was changed is refused [MFE-20]', (field, value) => {
    const [, signature = ''] = forged(override).split('.');
    expect(read(`${encoded(JSON.stringify({ ...override, [field]: value }))}.${signature}`)).toBeNull();
  });

  it.each(Object.keys(override))('without its field %s is refused [MFE-20]', (field) => {
    expect(read(forged(Object.fromEntries(Object.entries(override).filter(([name]) => name !== field))))).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['no signature', encoded(JSON.stringify(override))],
    ['an empty signature', `${encoded(JSON.stringify(override))}.`],
    ['another signature', forged(override, 'caravan override ', freshKeys())],
    ['further characters', forged(override).replace('.', 'x.')],
    ['a third part', `${forged(override)}.more`],
    ['no JSON', forged('ranking')],
    ['a text that was signed for something else', forged(override, '')],
    ['a version and an address', forged({ ...override, address: 'http://127.0.0.1:5173' })],
    ['an unknown field', forged({ ...override, more: 1 })],
    ['a long field', forged({ ...override, by: 'n'.repeat(101) })],
    ['more characters than a cookie holds', forged(`${JSON.stringify(override)}${' '.repeat(1500)}`)],
  ])('with %s is refused [MFE-20]', (_what, token) => {
    expect(read(token)).toBeNull();
  });

  it.each([
    'ftp://127.0.0.1',
    'javascript:alert(1)',
    'http://user:secret@127.0.0.1',
    'http://127.0.0.1/?x=1',
    'http://127.0.0.1/../etc',
    "http://127.0.0.1/';script-src",
    'http://127.0.0.1:99999',
    'http://127.0.0.1/',
  ])('by the address %s is refused [MFE-20]', (address) => {
    const { version: _version, at: _at, ...common } = override;
    expect(read(forged({ ...common, address }))).toBeNull();
  });

  it('is not signed without a private key', () => {
    expect(() => signOverride(request, { privateKey: null })).toThrow('CARAVAN_KEY');
  });
});
