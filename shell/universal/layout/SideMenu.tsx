import { Icon, PanelLeftClose, PanelLeftOpen } from '@caravan/shared/icons';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { colour, media, space } from '@caravan/shared/theme';
import { IconButton } from '@caravan/shared/ui';
import { MenuList } from './MenuList';
import { useShell } from '../services/ShellContext';
import { useShellTexts } from '../texts/TextsContext';

/** The side menu of wide screens: full, or icons only. Its width changes without an animation. */
export const SideMenu = memo(function SideMenu() {
  const { preferences } = useShell();
  const [collapsed, setCollapsed] = useState(() => preferences.choices().menu === 'narrow');
  const t = useShellTexts();
  const toggle = (): void => {
    setCollapsed(!collapsed);
    preferences.choose({ menu: collapsed ? null : 'narrow' });
  };
  return (
    <Column $collapsed={collapsed}>
      <Sticky>
        <nav aria-label={t('layout.menu')}>
          <MenuList rail={collapsed} />
        </nav>
        <Foot $collapsed={collapsed}>
          <IconButton
            label={t(collapsed ? 'layout.expandMenu' : 'layout.collapseMenu')}
            aria-expanded={!collapsed}
            icon={<Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} />}
            onClick={toggle}
          />
        </Foot>
      </Sticky>
    </Column>
  );
});

const Column = styled.div<{ $collapsed: boolean }>`
  flex: none;
  width: ${({ $collapsed }) => ($collapsed ? '4.5rem' : '15rem')};
  border-inline-end: 1px solid ${colour.line};
  ${media.noMenu} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Sticky = styled.div`
  position: sticky;
  top: 4rem;
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 4rem);
  nav {
    min-height: 0;
    padding: ${space[1]};
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

const Foot = styled.div<{ $collapsed: boolean }>`
  display: flex;
  justify-content: ${({ $collapsed }) => ($collapsed ? 'center' : 'flex-start')};
  margin-inline: ${space[1]};
  padding: ${space[1]} ${space.half};
  border-top: 1px solid ${colour.line};
`;
