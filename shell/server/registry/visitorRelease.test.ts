import type { RemoteDescriptor } from '@caravan/shared/contracts';
import { isVisitor, createVisitorId, visitorRelease, type CandidateShare } from './visitorRelease';
import { federationOf, withSite } from '../testing/site';

const site = withSite();
let descriptors: readonly RemoteDescriptor[] = [];
beforeAll(async () => {
  await site.publish(federationOf('ranking'));
  const { remotes } = await site.publish(federationOf('account'));
  descriptors = Object.values(remotes).map(({ current }) => current);
});

const share = (name: string, percent: number, id = `rollout of ${name}`): CandidateShare[] =>
  descriptors
    .filter(({ federation }) => federation.name === name)
    .map((descriptor) => ({ descriptor, rollout: { id, percent } }));

const visitors = Array.from({ length: 2000 }, createVisitorId);
/** The visitors who get the candidate of ranking. */
const chosen = (percent: number, id?: string): string[] =>
  visitors.filter((visitor) => visitorRelease(share('ranking', percent, id), visitor) === 'ranking');

/** Expects a count of visitors within five standard deviations: chance breaks it once in 1.7 million. */
const expectShare = (count: number, part: number, all = visitors.length): void =>
  expect(Math.abs(count - all * part)).toBeLessThan(5 * Math.sqrt(all * part * (1 - part)));

describe('the release of a visitor', () => {
  it.each([1, 10, 50, 99])('has a candidate at %i %% for that share of visitors [MFE-4]', (percent) =>
    expectShare(chosen(percent).length, percent / 100),
  );

  it('stays the same [MFE-4]', () => expect(chosen(10)).toEqual(chosen(10)));

  it('keeps the candidate when its percent grows [MFE-4]', () => {
    const chosenLater = new Set(chosen(50));
    expect(chosen(10).filter((visitor) => !chosenLater.has(visitor))).toEqual([]);
  });

  it('has a candidate for other visitors in another rollout', () => {
    const first = new Set(chosen(50));
    const second = chosen(50, 'another rollout');
    expectShare(second.filter((visitor) => first.has(visitor)).length, 0.5, second.length);
  });

  it('has the candidates of several remotes independently, named in one order', () => {
    const allCandidates = [...share('ranking', 50), ...share('account', 50)];
    for (const candidates of [allCandidates, allCandidates.toReversed()]) {
      const names = visitors.map((visitor) => visitorRelease(candidates, visitor));
      expect(new Set(names)).toEqual(new Set(['', 'account', 'ranking', 'account+ranking']));
      for (const name of new Set(names)) expectShare(names.filter((each) => each === name).length, 0.25);
    }
  });

  it.each([undefined, '', 'short', `${'a'.repeat(21)};`, 'a'.repeat(23)])(
    'has no candidate without a valid id: %p',
    (visitor) => {
      expect(isVisitor(visitor)).toBe(false);
      expect(visitorRelease(share('ranking', 100), visitor)).toBe('');
    },
  );

  it('differs by 128 random bits', () => {
    expect(new Set(visitors).size).toBe(visitors.length);
    expect(visitors.every(isVisitor)).toBe(true);
  });
});
