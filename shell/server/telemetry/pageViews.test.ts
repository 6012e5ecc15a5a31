import { createPageViews } from './pageViews';

const NOON = Date.parse('2026-11-26T12:00:00Z');
const DAY_MS = 24 * 3_600_000;

const viewsAt = (time: number, internalKey = 'the-secret') =>
  createPageViews({ internalKey, share: 1, now: () => time, random: () => 0.5 });

const tokenOf = (timing: string): string => /desc="([^"]+)"/.exec(timing)?.[1] ?? '';

describe('the token of a page view', () => {
  const token = tokenOf(viewsAt(NOON).timing());

  it('is recognised by another server with the same key [MFE-13]', () => {
    expect(viewsAt(NOON + 1000).idOf(token)).toBe(token.slice(0, token.lastIndexOf('.')));
  });

  it.each([
    ['with another time', () => token.replace(/^./, (digit) => (digit === 'z' ? 'y' : 'z'))],
    ['with another id', () => token.replace(/\../, (start) => (start === '.a' ? '.b' : '.a'))],
    ['with another signature', () => token.replace(/.$/, (end) => (end === 'A' ? 'Q' : 'A'))],
    ['without a signature', () => token.slice(0, token.lastIndexOf('.'))],
    ['that is empty', () => ''],
    ['of other characters', () => `${'é'.repeat(20)}.${'é'.repeat(43)}`],
  ])('%s is refused [MFE-13]', (_what, change) => {
    expect(viewsAt(NOON).idOf(change())).toBeNull();
  });

  it('of another key is refused [MFE-13]', () => expect(viewsAt(NOON, 'another').idOf(token)).toBeNull());

  it('of a process without a key is refused by others [MFE-13]', () => {
    const keylessToken = tokenOf(viewsAt(NOON, '').timing());
    expect(viewsAt(NOON, '').idOf(keylessToken)).toBeNull();
  });

  it('is refused a day later [MFE-13]', () => {
    expect(viewsAt(NOON + DAY_MS - 1).idOf(token)).not.toBeNull();
    expect(viewsAt(NOON + DAY_MS).idOf(token)).toBeNull();
  });

  it('from the future is refused [MFE-13]', () => expect(viewsAt(NOON - DAY_MS).idOf(token)).toBeNull());

  it('is another one for each answer [MFE-13]', () => {
    const views = viewsAt(NOON);
    expect(new Set(Array.from({ length: 100 }, () => views.timing())).size).toBe(100);
  });
});

it.each([
  [0.4, 0],
  [0.6, 1],
])('a share of %d asks a page view for %d reports [MFE-13]', (share, reports) => {
  const views = createPageViews({ internalKey: '', share, random: () => 0.5 });
  expect(views.timing()).toContain(`dur=${reports};`);
});
