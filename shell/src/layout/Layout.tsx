import { useState } from 'react';
import { styled } from 'styled-components';
import { measure } from '@caravan/shared/theme';
import { ProgressLine, ToastStack } from '@caravan/shared/ui';
import { BackToTop } from './BackToTop';
import { Footer } from './Footer';
import { Header } from './Header';
import { LastData } from './LastData';
import { MenuDrawer } from './MenuDrawer';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import type { LayoutProps } from './types';

/** The frame of every page: header, side menu, the page, footer, and what floats above. */
export function Layout(props: LayoutProps) {
  const { busy, children, menu, currentPath, sideMenu, isLast = false, texts, toasts, onDismissToast } = props;
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SkipLink>{texts.skip}</SkipLink>
      <ProgressLine busy={busy} label={texts.loading} />
      <Header {...props} menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
      <Columns>
        {sideMenu && <SideMenu {...props} />}
        <Page>
          <Main id="content" tabIndex={-1}>
            {isLast && <LastData>{texts.lastData}</LastData>}
            {children}
          </Main>
          <Footer {...props} />
        </Page>
      </Columns>
      <BackToTop label={texts.backToTop} />
      <ToastStack toasts={toasts} onDismiss={onDismissToast} dismissLabel={texts.dismiss} />
      {menuOpen && (
        <MenuDrawer menu={menu} currentPath={currentPath} texts={texts} onClose={() => setMenuOpen(false)} />
      )}
    </>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: stretch;
  min-height: calc(100dvh - 4rem);
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
