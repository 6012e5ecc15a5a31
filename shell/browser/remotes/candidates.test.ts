/** @jest-environment node */
import { remoteOf } from '../../testing/manifests';
import { candidatesOf } from './candidates';

const remote = remoteOf('ranking');
const tried = (round: number) => candidatesOf(remote, round).map(({ version, entry }) => `${version} ${entry}`);

describe('the candidates of a remote', () => {
  it('are its version, the same at a new address, and the last good version', () => {
    expect(tried(0)).toEqual([
      'v2 /remotes/ranking/entry.v2.js',
      'v2 /remotes/ranking~2/entry.v2.js',
      'v1 /remotes/ranking~3/entry.v1.js',
    ]);
  });

  it('have new addresses in every round', () => {
    const addresses = [0, 1, 2].flatMap(tried);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(tried(1)[0]).toBe('v2 /remotes/ranking~4/entry.v2.js');
  });

  it('have only its own version if there is no earlier one', () => {
    const candidates = candidatesOf({ ...remote, previous: null }, 0);
    expect(candidates.map(({ version }) => version)).toEqual(['v2', 'v2']);
  });

  it('are fetched before the import, except the first', () => {
    expect([0, 1].map((round) => candidatesOf(remote, round).map(({ fetchFirst }) => fetchFirst))).toEqual([
      [false, true, true],
      [true, true, true],
    ]);
  });

  it('have known files, except for the earlier version', () => {
    expect(candidatesOf(remote, 0).map(({ chunks }) => chunks)).toEqual([remote.chunks, remote.chunks, null]);
  });
});
