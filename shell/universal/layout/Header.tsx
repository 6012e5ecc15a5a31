import { Icon, Menu } from '@caravan/shared/icons';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { colour, layer, media, space } from '@caravan/shared/theme';
import { IconButton, Logo, LogoMark } from '@caravan/shared/ui';
import { MenuDrawer } from './MenuDrawer';
import { Preferences } from './Preferences';
import { SignInButton } from './SignInButton';
import { ThemeSwitch } from './ThemeSwitch';
import { UserMenu } from './UserMenu';
import { useShellTexts } from '../texts/TextsContext';

interface HeaderProps {
  readonly isSignedIn: boolean;
  readonly sideMenu: boolean;
}

/**
 * Logo, theme, language and currency, account, and a menu button with its drawer where the side menu has no column. The drawer's
 * state is here, so that an early click renders and hydrates nothing else.
 */
export const Header = memo(function Header({ isSignedIn, sideMenu }: HeaderProps) {
  const t = useShellTexts();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <Bar>
        <MenuButton $always={!sideMenu}>
          <IconButton
            label={t('layout.openMenu')}
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
            icon={<Icon of={Menu} />}
            onClick={() => setMenuOpen(true)}
          />
        </MenuButton>
        <HomeLink to="/home" aria-label={`${t('layout.brand')}, ${t('layout.home')}`}>
          <OnPhone>
            <LogoMark />
          </OnPhone>
          <OffPhone>
            <Logo name={t('layout.brand')} />
          </OffPhone>
        </HomeLink>
        <End>
          <OffPhone>
            <ThemeSwitch />
          </OffPhone>
          <Preferences />
          <Account>{isSignedIn ? <UserMenu /> : <SignInButton />}</Account>
        </End>
      </Bar>
      {menuOpen && <MenuDrawer onClose={() => setMenuOpen(false)} />}
    </>
  );
});

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 4rem;
  padding-inline: ${space[2]};
  border-bottom: 1px solid ${colour.line};
  background: ${colour.paper};
  ${media.small} {
    flex-wrap: wrap;
    padding: ${space.half} ${space[1]};
    gap: ${space.half};
  }
  /* In a low window, and where large text on a phone gives the header several lines. */
  ${media.low}, (max-width: 18em) {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;

const MenuButton = styled.div<{ $always: boolean }>`
  ${media.menu} {
    display: ${({ $always }) => ($always ? 'block' : 'none')};
  }
`;

const HomeLink = styled(Link)`
  padding: ${space[1]};
  text-decoration: none;
  ${media.small} {
    padding-inline: ${space.half};
  }
`;

const OnPhone = styled.span`
  display: none;
  ${media.small} {
    display: block;
  }
`;

const OffPhone = styled.span`
  display: block;
  ${media.small} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.half};
  min-width: 0;
  margin-inline-start: auto;
  ${media.small} {
    flex-wrap: wrap;
  }
  /* Hidden until the whole header is parsed, because an earlier paint would show it at a wrong position. */
  header:not(:has(~ *)) > & {
    visibility: hidden;
  }
`;

const Account = styled.div`
  display: flex;
  justify-content: flex-end;
  min-width: 5.5rem;
  ${media.small} {
    min-width: 0;
  }
`;
