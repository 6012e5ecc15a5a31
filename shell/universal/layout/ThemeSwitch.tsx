import { Icon, Moon, Sun } from '@caravan/shared/icons';
import { styled } from 'styled-components';
import { IconButton } from '@caravan/shared/ui';
import { useShell } from '../services/ShellContext';
import { useShellTexts } from '../texts/TextsContext';

/** Switches between light and dark. CSS alone selects the icon, because the server does not know the theme of the visitor's system. */
export function ThemeSwitch() {
  const { preferences } = useShell();
  const t = useShellTexts();
  const handleClick = (): void => {
    const systemTheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const current = preferences.choices().theme ?? systemTheme;
    preferences.choose({ theme: current === 'dark' ? 'light' : 'dark' });
  };
  return (
    <IconButton
      label={t('layout.theme')}
      onClick={handleClick}
      icon={
        <Icons>
          <Icon of={Moon} className="moon" />
          <Icon of={Sun} className="sun" />
        </Icons>
      }
    />
  );
}

const Icons = styled.span`
  display: grid;
  .sun {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & .sun {
      display: block;
    }
    :root:not([data-theme='light']) & .moon {
      display: none;
    }
  }
  :root[data-theme='dark'] & .sun {
    display: block;
  }
  :root[data-theme='dark'] & .moon {
    display: none;
  }
`;
