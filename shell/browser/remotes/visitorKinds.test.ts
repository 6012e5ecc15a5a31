import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { visitorKinds } from './visitorKinds';

const manifest = manifestOf(
  [
    remoteOf('ranking', { routes: [routeOf('ranking', '/sales/:id')] }),
    remoteOf('market', { routes: [routeOf('list', '/cars'), routeOf('car', '/cars/:id')] }),
  ],
  { lang: 'ge' },
);

/** Creates the kinds of a page view that started at `/cars`, in a window of this width. */
const opened = (width = 1440) =>
  visitorKinds({ view: { innerWidth: width }, manifest, isSignedIn: () => true, openedAt: '/cars' });

describe('the kind of a visitor', () => {
  it('has the current language, width, session and page', () => {
    expect(opened()({ remote: 'market', part: 'list' })).toEqual({
      lang: 'ge',
      width: 'wide',
      isSignedIn: true,
      hasMoved: false,
      route: 'market/list',
    });
  });

  it.each([
    [320, 'narrow'],
    [599, 'narrow'],
    [600, 'medium'],
    [1023, 'medium'],
    [1024, 'wide'],
  ])('has the width class of the page: %d px', (width, name) => {
    expect(opened(width)({ remote: 'market' }).width).toBe(name);
  });

  it('has the page that is loading before its address is shown', () => {
    expect(opened()({ remote: 'ranking', part: 'ranking' })).toMatchObject({
      route: 'ranking/ranking',
      hasMoved: true,
    });
  });

  it('has the page that shows a widget', () => {
    expect(opened()({ remote: 'ranking', part: 'Card', pathname: '/cars/7' })).toMatchObject({ route: 'market/car' });
  });

  it('has moved if another address of the same page was shown', () => {
    expect(opened()({ remote: 'market', hasMoved: true })).toMatchObject({ route: 'market/list', hasMoved: true });
  });

  it('has no route on pages of the shell', () => {
    expect(opened()({ remote: 'market', part: 'Card', pathname: '/test' }).route).toBeNull();
  });
});
