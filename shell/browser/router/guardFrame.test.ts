import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { guardFrame } from './guardFrame';

const manifest = manifestOf([
  remoteOf('figures', { routes: [routeOf('home', '/figures', { framed: true })] }),
  remoteOf('account'),
]);

describe('a navigation within a frame of another site', () => {
  const load = jest.fn(async () => ({ owned: null, failure: null }));
  const assign = jest.fn<void, [string | URL]>();
  const guarded = guardFrame(load, manifest, { assign });

  it('shows a page that is made for frames', async () => {
    const url = new URL('/figures?title=Prius', 'http://site.test');
    await guarded(url);
    expect([load.mock.calls, assign.mock.calls]).toEqual([[[url]], []]);
  });

  it.each(['/account', '/login'])('leaves %s to its own policy: a document is loaded [EMB-5]', (path) => {
    const url = new URL(path, 'http://site.test');
    void guarded(url);
    expect([load.mock.calls, assign.mock.calls]).toEqual([[], [[url]]]);
  });
});
