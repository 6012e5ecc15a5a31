import { Suspense } from 'react';
import { styled } from 'styled-components';
import { measure } from '@caravan/shared/theme';
import { ProgressLine, ToastStack, useTopDialog } from '@caravan/shared/ui';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import { Header } from './Header';
import { LastData } from './LastData';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { LayoutRouter } from '../router/RouterView';
import { useShellTexts } from '../texts/TextsContext';
import type { LayoutProps } from './types';

/**
 * The layout of every page: header, side menu, the page, footer and overlays. Each is a Suspense boundary, so that an early click
 * waits only for the hydration of its own part. Header, side menu and footer are memoized, so that a navigation does not render them.
 */
export function Layout(props: LayoutProps) {
  const {
    busy,
    children,
    isLast = false,
    toasts,
    onDismissToast,
    collapsed,
    onCollapse,
    onFeedback,
    ...header
  } = props;
  const { menu, sideMenu } = header;
  const t = useShellTexts();
  return (
    <>
      <SkipLink>{t('layout.skip')}</SkipLink>
      <ProgressLine busy={busy} label={t('layout.loading')} />
      <Suspense fallback={null}>
        <LayoutRouter>
          <Header {...header} />
        </LayoutRouter>
      </Suspense>
      <Columns>
        {sideMenu && (
          <Suspense fallback={null}>
            <LayoutRouter>
              <SideMenu menu={menu} collapsed={collapsed} onCollapse={onCollapse} />
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
              <Footer menu={menu} onFeedback={onFeedback} />
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
