import { Share2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Modal } from '@caravan/shared/ui';
import { Scripted } from '../Scripted';
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
      <Scripted icon={<Share2 aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('share.open')}
      </Scripted>
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
