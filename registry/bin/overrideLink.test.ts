import { readOverride } from '../src/index';
import { freshKeys } from '../src/testing/builds';
import { lifetimeOf, overrideLink } from './overrideLink';

const keys = freshKeys();
const signer = { keys, by: 'nino' };
const document = {
  sequence: 1,
  remotes: {},
  shells: {},
  links: { last: {} },
  change: { action: 'publish' as const, remote: '', version: '', at: '', by: '', why: '', signer: 'registry' },
};

const leftMs = (link: string): number => {
  const token = new URL(link).searchParams.get('token') ?? '';
  return Date.parse(readOverride(token, document, keys)?.expires ?? '') - Date.now();
};

describe('the link of an override', () => {
  it('opens the site with a signed token that is valid for two hours [MFE-20]', () => {
    const link = overrideLink(signer, 'ranking', { version: '1234', at: 1 }, { site: 'https://caravan.test' });
    expect(link).toMatch(/^https:\/\/caravan\.test\/override\?token=[\w.-]+$/);
    expect(leftMs(link)).toBeGreaterThan(lifetimeOf('119m'));
  });

  it('is valid for the given time [MFE-20]', () => {
    const link = overrideLink(signer, 'ranking', { version: '1234', at: 1 }, { lifetimeMs: lifetimeOf('30m') });
    expect(leftMs(link)).toBeLessThanOrEqual(lifetimeOf('30m'));
  });

  it.each(['2', 'h', '2d', 'two hours'])('refuses "%s" as a time', (word) => {
    expect(() => lifetimeOf(word)).toThrow(`"${word}" is not a time`);
  });
});
