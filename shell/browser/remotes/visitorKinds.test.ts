import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { visitorKinds } from './visitorKinds';

const manifest = manifestOf(
  [
    remoteOf('ranking', { routes: [routeOf('ranking', '/sales/:id')] }),
    remoteOf('market', { routes: [routeOf('list', '/cars'), routeOf('car', '/cars/:id')] }),
  ],
  { lang: 'ge' },
);

/** A page that was opened at `/cars`, now at another address. */
const opened = (change: { readonly pathname?: string; readonly width?: number; readonly hasMoved?: boolean } = {}) => {
  history.replaceState(null, '', '/cars');
  const view = { location: window.location, innerWidth: change.width ?? 1440 };
  const kindOf = visitorKinds({ view, manifest, isSignedIn: () => true, hasMoved: () => change.hasMoved ?? false });
  history.replaceState(null, '', change.pathname ?? '/cars');
  return kindOf;
};

describe('the kind of a visitor', () => {
  it('is the language, width, session and page of the moment', () => {
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
    expect(opened({ width })({ remote: 'market' }).width).toBe(name);
  });

  it('has the page that is loaded before its address is shown', () => {
    expect(opened()({ remote: 'ranking', part: 'ranking' })).toMatchObject({
      route: 'ranking/ranking',
      hasMoved: true,
    });
  });

  it('has the page that shows a widget', () => {
    expect(opened({ pathname: '/cars/7' })({ remote: 'ranking', part: 'Card' })).toMatchObject({ route: 'market/car' });
  });

  it('has moved where the page is the same under another address', () => {
    expect(opened({ hasMoved: true })({ remote: 'market' })).toMatchObject({ route: 'market/list', hasMoved: true });
  });

  it('has no route on pages of the shell', () => {
    expect(opened({ pathname: '/test' })({ remote: 'market', part: 'Card' }).route).toBeNull();
  });
});
