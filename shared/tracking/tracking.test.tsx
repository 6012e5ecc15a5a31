import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactNode } from 'react';
import { SiteContext, type Track } from '../site';
import { testSite } from '../testing';
import { opening } from './opening';
import { usePageView } from './usePageView';
import { useStay } from './useStay';
import { useTrack } from './useTrack';

/** Creates a host that records events. */
const host = () => {
  const track = jest.fn<void, Parameters<Track>>();
  const inSite = (part: ReactNode, site = testSite({ track })) => <SiteContext value={site}>{part}</SiteContext>;
  return { track, inSite };
};

const dispatchTransition = (type: 'pageshow' | 'pagehide', persisted: boolean): void => {
  act(() => void window.dispatchEvent(new PageTransitionEvent(type, { persisted })));
};

const show = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

const setTime = (seconds: number): void => {
  jest.spyOn(Date, 'now').mockReturnValue(seconds * 1000);
};

afterEach(() => jest.restoreAllMocks());

describe('a page view', () => {
  const View = ({ id }: { readonly id: string | null }) => {
    usePageView('DATA_RANKING_PV', id === null ? null : { id });
    return null;
  };

  it('is recorded once for each page, however often it renders [TRK-2]', () => {
    const { track, inSite } = host();
    const { rerender } = render(inSite(<View id="sale" />));
    rerender(inSite(<View id="sale" />));
    rerender(inSite(<View id="sale" />, testSite({ track, currency: 'GEL' })));
    rerender(inSite(<View id={null} />));
    rerender(inSite(<View id="sale" />));
    expect(track.mock.calls).toEqual([['DATA_RANKING_PV', { id: 'sale' }]]);
    rerender(inSite(<View id="hot" />));
    rerender(inSite(<View id="sale" />));
    expect(track.mock.calls.slice(1)).toEqual([
      ['DATA_RANKING_PV', { id: 'hot' }],
      ['DATA_RANKING_PV', { id: 'sale' }],
    ]);
  });

  it('waits for its properties [TRK-2]', () => {
    const { track, inSite } = host();
    const { rerender } = render(inSite(<View id={null} />));
    dispatchTransition('pageshow', true);
    expect(track).not.toHaveBeenCalled();
    rerender(inSite(<View id="sale" />));
    expect(track).toHaveBeenCalledTimes(1);
  });

  it('counts again when the visitor returns to a page that stayed mounted [TRK-2]', () => {
    const { track, inSite } = host();
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <View id="sale" />
      </Activity>
    );
    const { rerender } = render(inSite(page('visible')));
    rerender(inSite(page('hidden')));
    expect(track).toHaveBeenCalledTimes(1);
    rerender(inSite(page('visible')));
    expect(track).toHaveBeenCalledTimes(2);
  });

  it('counts again when the browser restores the page from its cache [TRK-2]', () => {
    const { track, inSite } = host();
    const { unmount } = render(inSite(<View id="sale" />));
    dispatchTransition('pageshow', false);
    expect(track).toHaveBeenCalledTimes(1);
    dispatchTransition('pageshow', true);
    expect(track).toHaveBeenCalledTimes(2);
    unmount();
    dispatchTransition('pageshow', true);
    expect(track).toHaveBeenCalledTimes(2);
  });
});

describe('a stay', () => {
  const Stay = ({ id }: { readonly id: string }) => {
    useStay('DATA_RANKING_STAY', { id });
    return null;
  };
  const address = 'http://localhost/sales/sale';

  beforeEach(() => {
    window.history.replaceState(null, '', address);
    setTime(100);
  });

  it('is recorded for each visible stretch, with times in seconds [TRK-2]', () => {
    const { track, inSite } = host();
    render(inSite(<Stay id="sale" />));
    expect(track).not.toHaveBeenCalled();
    setTime(107.4);
    show('hidden');
    setTime(200);
    show('visible');
    setTime(260);
    show('hidden');
    dispatchTransition('pagehide', true);
    expect(track.mock.calls).toEqual([
      ['DATA_RANKING_STAY', { id: 'sale', inTime: 100, outTime: 107, stayTime: 7 }, address],
      ['DATA_RANKING_STAY', { id: 'sale', inTime: 200, outTime: 260, stayTime: 60 }, address],
    ]);
  });

  it('ends on navigation and belongs to the page that was left [TRK-2]', () => {
    const { track, inSite } = host();
    const { rerender, unmount } = render(inSite(<Stay id="sale" />));
    rerender(inSite(<Stay id="sale" />));
    setTime(110);
    window.history.pushState(null, '', '/sales/hot');
    rerender(inSite(<Stay id="hot" />));
    expect(track.mock.calls).toEqual([
      ['DATA_RANKING_STAY', { id: 'sale', inTime: 100, outTime: 110, stayTime: 10 }, address],
    ]);
    setTime(115);
    window.history.pushState(null, '', '/home');
    unmount();
    expect(track.mock.lastCall).toEqual([
      'DATA_RANKING_STAY',
      { id: 'hot', inTime: 110, outTime: 115, stayTime: 5 },
      'http://localhost/sales/hot',
    ]);
    show('hidden');
    expect(track).toHaveBeenCalledTimes(2);
  });

  it('ends with the page and restarts when the browser restores it [TRK-2]', () => {
    const { track, inSite } = host();
    render(inSite(<Stay id="sale" />));
    setTime(103);
    dispatchTransition('pagehide', true);
    dispatchTransition('pageshow', true);
    setTime(104);
    dispatchTransition('pagehide', false);
    expect(track.mock.calls.map(([, { stayTime }]) => stayTime)).toEqual([3, 1]);
  });

  it('is not recorded for a tab that was never visible [TRK-2]', () => {
    const { track, inSite } = host();
    show('hidden');
    const { unmount } = render(inSite(<Stay id="sale" />));
    dispatchTransition('pagehide', false);
    unmount();
    expect(track).not.toHaveBeenCalled();
  });
});

describe('a link that records its opening', () => {
  const Item = () => {
    const track = useTrack();
    return (
      <a href="#item" {...opening(() => track('FINDER_TOP_PV', { id: '7' }))}>
        Item
      </a>
    );
  };
  const open = () => {
    const { track, inSite } = host();
    render(inSite(<Item />));
    return { track, link: screen.getByRole('link'), user: userEvent.setup() };
  };

  it('records a click, a double click, Enter and the middle button once each [TRK-2]', async () => {
    const { track, link, user } = open();
    await user.click(link);
    expect(track.mock.calls).toEqual([['FINDER_TOP_PV', { id: '7' }]]);
    await user.dblClick(link);
    expect(track).toHaveBeenCalledTimes(2);
    link.focus();
    await user.keyboard('{Enter}');
    expect(track).toHaveBeenCalledTimes(3);
    await user.pointer([{ keys: '[MouseMiddle]', target: link }]);
    expect(track).toHaveBeenCalledTimes(4);
  });

  it('records nothing for the right button [TRK-2]', async () => {
    const { track, link, user } = open();
    await user.pointer([{ keys: '[MouseRight]', target: link }]);
    expect(track).not.toHaveBeenCalled();
  });
});

it('records nothing if the host has no tracking [TRK-3]', () => {
  const Part = () => {
    const track = useTrack();
    usePageView('DOWNLOAD_PV');
    useStay('FINDER_PRIZE_STAY');
    track('FINDER_DRAW_PRIZE', { amount: 5 });
    return <p>The page</p>;
  };
  const { inSite } = host();
  render(inSite(<Part />, testSite()));
  expect(screen.getByText('The page')).toBeVisible();
});
