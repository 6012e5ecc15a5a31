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
  teams: { drivers: rights },
  change: { action: 'publish', remote: 'ranking', version: '1', at: '', by: '', why: '' },
};

const request = { remote: 'ranking', by: 'nino', lifetimeMs: 2 * HOUR, version: '0123456789abcdef', at: 7 };
const read = (token: string, of: RegistryDocument = document) => readOverride(token, of, { ...keys, privateKey: null });

const encoded = (part: string | Buffer): string => Buffer.from(part).toString('base64url');

/** A token with any content, signed with the registry's key. */
const forged = (content: object | string, prefix = 'caravan override ', own: RegistryKeys = keys): string => {
  const payload = typeof content === 'string' ? content : JSON.stringify(content);
  if (!own.privateKey) throw new Error('nothing to sign with');
  const { signature } = signText(prefix + payload, own.privateKey);
  return `${encoded(payload)}.${encoded(Buffer.from(signature, 'base64'))}`;
};

const expires = (leftMs: number): string => new Date(Date.now() + leftMs).toISOString();
const whole = { remote: 'ranking', by: 'nino', version: '0123456789abcdef', at: 7, expires: expires(HOUR) };

describe('an override', () => {
  it.each([
    ['the registry', keys],
    ['a team for its own remote', team],
  ])('of %s is read as it was signed [MFE-20]', (_who, own) => {
    const found = read(signOverride(request, own));
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
    expect(read(forged(whole))).toEqual(whole);
    expect(read(forged({ ...whole, expires: expires(-1) }))).toBeNull();
  });

  it('of more than a day is refused, whoever signed it [MFE-20]', () => {
    expect(read(forged({ ...whole, expires: expires(25 * HOUR) }))).toBeNull();
    expect(() => signOverride({ ...request, lifetimeMs: 25 * HOUR }, keys)).toThrow('24 h at most');
    expect(() => signOverride({ ...request, lifetimeMs: Number.NaN }, keys)).toThrow('24 h at most');
  });

  it.each<[keyof Override | 'version' | 'at', unknown]>([
    ['remote', 'account'],
    ['by', 'somebody else'],
    ['version', 'fedcba9876543210'],
    ['at', 8],
    ['expires', expires(2 * HOUR)],
  ])('whose field %s was changed is refused [MFE-20]', (field, value) => {
    const [, signature = ''] = forged(whole).split('.');
    expect(read(`${encoded(JSON.stringify({ ...whole, [field]: value }))}.${signature}`)).toBeNull();
  });

  it.each(Object.keys(whole))('without its field %s is refused [MFE-20]', (field) => {
    expect(read(forged(Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field))))).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['no signature', encoded(JSON.stringify(whole))],
    ['an empty signature', `${encoded(JSON.stringify(whole))}.`],
    ['another signature', forged(whole, 'caravan override ', freshKeys())],
    ['further characters', forged(whole).replace('.', 'x.')],
    ['a third part', `${forged(whole)}.more`],
    ['no JSON', forged('ranking')],
    ['a text that was signed for something else', forged(whole, '')],
    ['a version and an address', forged({ ...whole, address: 'http://127.0.0.1:5173' })],
    ['an unknown field', forged({ ...whole, more: 1 })],
    ['a long field', forged({ ...whole, by: 'n'.repeat(101) })],
    ['more characters than a cookie holds', forged(`${JSON.stringify(whole)}${' '.repeat(1500)}`)],
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
    const { version: _version, at: _at, ...common } = whole;
    expect(read(forged({ ...common, address }))).toBeNull();
  });

  it('is not signed without a private key', () => {
    expect(() => signOverride(request, { privateKey: null })).toThrow('CARAVAN_KEY');
  });
});
