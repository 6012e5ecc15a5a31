import { Suspense } from 'react';
import { styled } from 'styled-components';
import { measure } from '@caravan/shared/theme';
import { ProgressLine, ToastStack } from '@caravan/shared/ui';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import { Header } from './Header';
import { LastData } from './LastData';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
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
  const { menu, sideMenu, texts } = header;
  return (
    <>
      <SkipLink>{texts.skip}</SkipLink>
      <ProgressLine busy={busy} label={texts.loading} />
      <Suspense fallback={null}>
        <Header {...header} />
      </Suspense>
      <Columns>
        {sideMenu && (
          <Suspense fallback={null}>
            <SideMenu menu={menu} collapsed={collapsed} onCollapse={onCollapse} texts={texts} />
          </Suspense>
        )}
        <Page>
          <Main id="content" tabIndex={-1}>
            {isLast && <LastData>{texts.lastData}</LastData>}
            {children}
          </Main>
          <Suspense fallback={null}>
            <Footer menu={menu} texts={texts} onFeedback={onFeedback} />
          </Suspense>
        </Page>
      </Columns>
      <BackToTop label={texts.backToTop} />
      <ToastStack toasts={toasts} onDismiss={onDismissToast} dismissLabel={texts.dismiss} />
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
