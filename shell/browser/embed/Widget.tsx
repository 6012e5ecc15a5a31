import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { SiteContext, type Site } from '@caravan/shared/site';
import { colour, size, space } from '@caravan/shared/theme';
import { isPlainClick, ToastStack } from '@caravan/shared/ui';
import { anonymousAccount } from '../../universal/services/account';
import { PageContent } from '../../universal/pages/PageContent';
import { RouterView } from '../../universal/router/RouterView';
import { SlotFailure } from '../../universal/slots/SlotFailure';
import { siteSession } from '../../universal/store/session';
import { toastDismissed, toastShown } from '../../universal/store/toasts';
import type { SiteState } from '../../universal/store/createStore';
import { useFadingToasts } from '../../universal/store/useFadingToasts';
import { siteWords, useTextsOf } from '../../universal/texts/TextsContext';
import type { EmbedSite } from './embedSite';
import { SEE_ON_SITE } from './siteLink';
import type { WidgetRouter } from './widgetRouter';

interface WidgetProps {
  readonly site: EmbedSite;
  readonly router: WidgetRouter;
  readonly leave: (address: string) => void;
  /** Called when React has inserted the content. */
  readonly onContent: () => void;
  readonly onShown: () => void;
  /** Returns a function to call when the failure is over. */
  readonly onCallFailed: (failure: string) => () => void;
  readonly onResize: (height: number) => void;
}

/** Shows a page of a remote in a partner's page, with a link to the same page on the site. */
export const Widget = ({
  site,
  router,
  leave,
  onContent,
  onShown,
  onCallFailed,
  onResize,
}: WidgetProps): ReactElement => {
  const { manifest, store, now } = site;
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => router.subscribe((changed) => startTransition(() => setState(changed))), [router]);
  const textsOf = useTextsOf();
  const session = useSelector(siteSession);
  const toasts = useSelector((all: SiteState) => all.toasts.list);
  const dismissToast = useCallback((id: number) => void store.dispatch(toastDismissed(id)), [store]);
  useFadingToasts(toasts, dismissToast);
  const siteAddress = router.navigator.createHref(state.location);
  const services = useMemo<Site>(
    () => ({
      origin: manifest.origin,
      lang: manifest.lang,
      currency: manifest.currency,
      country: manifest.country,
      today: manifest.today,
      texts: textsOf,
      words: siteWords(textsOf('shell')),
      toast: (request) => void store.dispatch(toastShown(request)),
      session,
      visitor: anonymousAccount.visitor,
      now,
      signedIn: () => undefined,
      userChanged: () => undefined,
      signOut: () => undefined,
      open: () => leave(siteAddress),
      embeddable: [],
      embedded: true,
      callFailed: onCallFailed,
      goingTo: router.goingTo,
      renderWidget: () => null,
    }),
    [manifest, textsOf, store, session, now, leave, siteAddress, onCallFailed, router],
  );
  const handleSource = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    leave(siteAddress);
  };
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => onContent(), [onContent]);
  useEffect(() => {
    onShown();
  }, [onShown]);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => onResize(Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [onResize]);
  return (
    <RouterView state={state} navigator={router.navigator} revalidate={router.revalidate}>
      <SiteContext.Provider value={services}>
        <Box ref={box}>
          {/* The site's own message of a failed load reloads the document, which is the partner's here. */}
          {state.failure === 'failed' ? (
            <SlotFailure kind="evaluation" onRetry={() => void router.revalidate()} />
          ) : (
            <PageContent />
          )}
          {/* A page for frames has no layout, and a link of its own to the site. */}
          {!state.match?.route.framed && (
            <Source href={siteAddress} target="_blank" rel="noopener" onClick={handleSource}>
              {SEE_ON_SITE[manifest.lang]}
            </Source>
          )}
        </Box>
        <ToastStack
          toasts={toasts}
          dialog={null}
          onDismiss={dismissToast}
          dismissLabel={textsOf('shell')('layout.dismiss')}
        />
      </SiteContext.Provider>
    </RouterView>
  );
};

const Box = styled.div`
  --slot-height: 0;
  padding: ${space[2]};
`;

const Source = styled.a`
  color: ${colour.inkSoft};
  font-size: ${size.small};
`;
