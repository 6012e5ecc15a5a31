/** @jest-environment node */
import { fourRemotes, remoteOf, routeOf } from '../../testing/manifests';
import { matchRoute } from './routes';

const manifest = fourRemotes();

const ownerOf = (pathname: string) => {
  const match = matchRoute(manifest, pathname);
  return match && `${match.remote.name}/${match.route.id}`;
};

describe('the owner of an address', () => {
  it.each([
    ['/sales/hot', 'ranking/ranking'],
    ['/sales/list', 'statistics/list'],
    ['/sales/detail/week/7', 'statistics/model'],
    ['/car', 'viewer/viewer'],
    ['/car/Zeekr', 'viewer/viewer'],
    ['/car/model/detail/7', 'market/model'],
  ])('of %s is %s', (pathname, owner) => {
    expect(ownerOf(pathname)).toBe(owner);
  });

  it.each(['/sales/nonsense', '/sales/HOT', '/sales/detail/day/7', '/sales', '/nowhere', '/'])(
    'is missing: %s',
    (pathname) => {
      expect(ownerOf(pathname)).toBeNull();
    },
  );
});

it('finds a static route before one whose first segment varies', () => {
  const remotes = [
    remoteOf('any', { routes: [routeOf('home', '/:name'), routeOf('model', '/:name/model')] }),
    remoteOf('cars', { routes: [routeOf('list', '/Cars')] }),
  ];
  const names = ['/cars', '/c%61rs/', '/other', '/cars/model'].map(
    (pathname) => matchRoute({ remotes }, pathname)?.slot.part,
  );
  expect(names).toEqual(['list', 'list', 'home', 'model']);
});

it('returns no owner for an address that cannot be decoded, and logs nothing', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(['/%E0%A4%A', '/car/%E0%A4%A', '/car/%'].map(ownerOf)).toEqual([null, null, null]);
  expect(warn).not.toHaveBeenCalled();
});

it('returns the decoded parameters of an address', () => {
  expect(matchRoute(manifest, '/car/Low-poly%20Blue')?.params).toEqual({ id: 'Low-poly Blue' });
});
