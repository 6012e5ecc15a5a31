import { Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { measure } from '@caravan/shared/theme';
import { ProgressLine, ToastStack, useTopDialog, type Toast } from '@caravan/shared/ui';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import { Header } from './Header';
import { LastData } from './LastData';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { LayoutRouter } from '../router/RouterView';
import { useShellTexts } from '../texts/TextsContext';

interface LayoutProps {
  /** The next remote is loading. */
  readonly busy: boolean;
  /** Changes together with the dialog that signs in, which returns the focus to a control that is still there. */
  readonly isSignedIn: boolean;
  readonly sideMenu: boolean;
  /** The API is unavailable, so the page shows the last data that arrived, if any. */
  readonly isLast: boolean;
  readonly toasts: readonly Toast[];
  readonly onDismissToast: (id: number) => void;
  readonly children: ReactNode;
}

/**
 * The layout of every page: header, side menu, the page, footer and overlays. Each is a Suspense boundary, so that an early click
 * waits only for the hydration of its own part. Header, side menu and footer are memoized, so that a navigation does not render them.
 */
export function Layout({ busy, isSignedIn, sideMenu, isLast, toasts, onDismissToast, children }: LayoutProps) {
  const t = useShellTexts();
  return (
    <>
      <SkipLink>{t('layout.skip')}</SkipLink>
      <ProgressLine busy={busy} label={t('layout.loading')} />
      <Suspense fallback={null}>
        <LayoutRouter>
          <Header isSignedIn={isSignedIn} sideMenu={sideMenu} />
        </LayoutRouter>
      </Suspense>
      <Columns>
        {sideMenu && (
          <Suspense fallback={null}>
            <LayoutRouter>
              <SideMenu />
            </LayoutRouter>
          </Suspense>
        )}
        <Page>
          <Main id="content" tabIndex={-1}>
            {isLast && <LastData>{t('layout.lastData')}</LastData>}
            {children}
          </Main>
          <Suspense fallback={null}>
            <LayoutRouter>
              <Footer />
            </LayoutRouter>
          </Suspense>
        </Page>
      </Columns>
      <BackToTop label={t('layout.backToTop')} />
      <ToastStack
        toasts={toasts}
        dialog={useTopDialog()}
        onDismiss={onDismissToast}
        dismissLabel={t('layout.dismiss')}
      />
    </>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: stretch;
  min-height: calc(100dvh - 4rem);
  /* Hidden until the page is parsed, because each chunk of HTML that arrives would shift it. */
  &:not(:has(~ *)) footer {
    visibility: hidden;
  }
`;

const Page = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const Main = styled.main`
  flex: 1;
  width: 100%;
  max-width: ${measure.content};
  margin-inline: auto;
  padding-inline: ${measure.gutter};
  &:focus {
    outline: none;
  }
`;
