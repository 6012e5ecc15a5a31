import { Share2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { styled } from 'styled-components';
import { Button, Modal } from '@caravan/shared/ui';
import { SharePanel } from './SharePanel';

interface ShareButtonProps {
  /** What is shared, for the panel's title. */
  readonly name: string;
  /** The page's path; its query belongs to the visitor and is not passed on. */
  readonly path: string;
}

/** Shows a page's address to take along: as a QR code, and as text to copy (DET-3). */
export const ShareButton = ({ name, path }: ShareButtonProps): ReactElement => {
  const t = useTexts('marketplace');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Opener icon={<Share2 aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('share.open')}
      </Opener>
      <Modal
        open={isOpen}
        onClose={close}
        title={t('share.title', { name })}
        closeLabel={t('share.close')}
        size="small"
      >
        <SharePanel path={path} />
      </Modal>
    </>
  );
};

const Opener = styled(Button)`
  /* Nothing to press where nothing can happen; an address can be copied from the browser's own bar. */
  @media (scripting: none) {
    visibility: hidden;
  }
`;
