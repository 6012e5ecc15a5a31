import { Icon, X } from '@caravan/shared/icons';
import type { MouseEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { colour, motion, space } from '@caravan/shared/theme';
import { IconButton, Logo, useDialog } from '@caravan/shared/ui';
import { MenuList } from './MenuList';
import { useShellTexts } from '../texts/TextsContext';

interface MenuDrawerProps {
  onClose: () => void;
}

/** The menu as a modal drawer for narrow screens. Choosing an entry, Escape and a click beside it close it. */
export function MenuDrawer({ onClose }: MenuDrawerProps) {
  const t = useShellTexts();
  const dialog = useDialog(onClose);
  const handleClick = (event: MouseEvent<HTMLDialogElement>): void => {
    const inLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (inLink || event.target === event.currentTarget) onClose();
  };
  return (
    <Drawer ref={dialog} aria-label={t('layout.menu')} onClick={handleClick}>
      <Sheet>
        <Head>
          <Logo name={t('layout.brand')} />
          <IconButton label={t('layout.closeMenu')} icon={<Icon of={X} />} onClick={onClose} />
        </Head>
        <nav aria-label={t('layout.menu')}>
          <MenuList />
        </nav>
      </Sheet>
    </Drawer>
  );
}

const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const Drawer = styled.dialog`
  width: min(20rem, calc(100vw - 3rem));
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 0;
  border-inline-end: 1px solid ${colour.lineStrong};
  background: ${colour.surface};
  color: ${colour.ink};
  animation: ${slide} ${motion.calm} ${motion.ease};
  &::backdrop {
    background: ${colour.veil};
  }
`;

const Sheet = styled.div`
  min-height: 100%;
  padding: ${space[1]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-start: ${space[2]};
  min-height: 3rem;
`;
