/** @jest-environment node */
import { remoteOf } from '../../testing/manifests';
import { candidatesOf } from './candidates';

const remote = remoteOf('ranking');
const tried = (round: number) => candidatesOf(remote, round).map(({ version, entry }) => `${version} ${entry}`);

describe('what is tried for a remote', () => {
  it('is its version, the same at an address that cannot have failed yet, then the last good version', () => {
    expect(tried(0)).toEqual([
      'v2 /remotes/ranking/entry.v2.js',
      'v2 /remotes/ranking~2/entry.v2.js',
      'v1 /remotes/ranking~3/entry.v1.js',
    ]);
  });

  it('has addresses of its own in every round', () => {
    const addresses = [0, 1, 2].flatMap(tried);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(tried(1)[0]).toBe('v2 /remotes/ranking~4/entry.v2.js');
  });

  it('is only its own version where there is no earlier one', () => {
    const candidates = candidatesOf({ ...remote, previous: null }, 0);
    expect(candidates.map(({ version }) => version)).toEqual(['v2', 'v2']);
  });

  it('is fetched first whenever it is not the first try', () => {
    expect([0, 1].map((round) => candidatesOf(remote, round).map(({ fetchFirst }) => fetchFirst))).toEqual([
      [false, true, true],
      [true, true, true],
    ]);
  });

  it('has known files, those of the earlier version aside', () => {
    expect(candidatesOf(remote, 0).map(({ chunks }) => chunks)).toEqual([remote.chunks, remote.chunks, null]);
  });
});
