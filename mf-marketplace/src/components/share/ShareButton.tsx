import { Icon, Share2 } from '@caravan/shared/icons';
import { useState } from 'react';
import { useSite, useTexts } from '@caravan/shared/site';
import { Modal } from '@caravan/shared/ui';
import { ScriptedButton } from '../ScriptedButton';
import { publicAddress } from './publicAddress';
import { SharePanel } from './SharePanel';

interface ShareButtonProps {
  /** Name of the vehicle or car, for the panel's title. */
  readonly name: string;
  /** The page's path without its query, which is the visitor's own. */
  readonly path: string;
}

const isOnPhone = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Shares a page's address by the phone's share sheet, otherwise as a QR code and as text (DET-3). */
export const ShareButton = ({ name, path }: ShareButtonProps) => {
  const t = useTexts('marketplace');
  const { lang } = useSite();
  const [isOpen, setOpen] = useState(false);
  const share = async (): Promise<void> => {
    if (!isOnPhone() || typeof navigator.share !== 'function') {
      setOpen(true);
      return;
    }
    try {
      await navigator.share({ title: name, url: publicAddress(path, lang) });
    } catch (error) {
      // The visitor closed the share sheet, or it is open already.
      if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
      setOpen(true);
    }
  };
  const close = (): void => setOpen(false);
  return (
    <>
      <ScriptedButton icon={<Icon of={Share2} />} aria-haspopup="dialog" onClick={() => void share()}>
        {t('share.open')}
      </ScriptedButton>
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
