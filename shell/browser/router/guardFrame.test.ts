import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { guardFrame, loadDocument } from './guardFrame';

const manifest = manifestOf([
  remoteOf('figures', { routes: [routeOf('home', '/figures', { framed: true })] }),
  remoteOf('account'),
]);

const location = { href: 'http://site.test/car#top', assign: jest.fn<void, [string | URL]>(), reload: jest.fn() };

describe('a navigation to a page', () => {
  const load = jest.fn(async () => ({ match: null, failure: null }));
  const guarded = guardFrame(load, manifest, location);

  it.each(['/account', '/login'])('loads %s by the router', async (path) => {
    const url = new URL(path, 'http://site.test');
    await guarded(url);
    expect([load.mock.calls, location.assign.mock.calls]).toEqual([[[url]], []]);
  });

  it('loads a framed page as a document [EMB-1]', () => {
    const url = new URL('/figures?title=Prius', 'http://site.test');
    void guarded(url);
    expect([load.mock.calls, location.assign.mock.calls]).toEqual([[], [[url]]]);
  });
});

describe('a page that is loaded as a document', () => {
  it.each([
    ['/ranking', 1, 0],
    ['/car#top', 0, 1],
  ])('replaces the one that is shown: %s', (path, assigned, reloaded) => {
    jest.clearAllMocks();
    void loadDocument(location, new URL(path, location.href));
    expect([location.assign, location.reload].map(({ mock }) => mock.calls.length)).toEqual([assigned, reloaded]);
  });
});
