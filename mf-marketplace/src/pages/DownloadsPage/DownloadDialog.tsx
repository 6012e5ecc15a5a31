import { Download } from '@caravan/shared/icons';
import { styled } from 'styled-components';
import type { DownloadFile, DownloadItem } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, space } from '@caravan/shared/theme';
import { Button, ButtonLink, Modal } from '@caravan/shared/ui';
import { formatFile } from '../../components/files';
import { useDownload } from './useDownload';

interface DownloadDialogProps {
  readonly item: DownloadItem;
  /** The chosen format. */
  readonly file: DownloadFile;
  readonly onClose: () => void;
}

/** Scripts cannot fetch files of other sites. A link lets the browser download them. */
const isOnOtherSite = ({ link }: DownloadFile): boolean => !link.startsWith('/');

/** Asks for confirmation and downloads a file. After a failure it stays open with a message. */
export const DownloadDialog = ({ item, file, onClose }: DownloadDialogProps) => {
  const t = useTexts('marketplace');
  const { toast, lang } = useSite();
  const finish = (): void => {
    onClose();
    toast({ tone: 'success', text: t('downloads.done') });
  };
  const { state, start } = useDownload(finish);
  const icon = <Download />;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('downloads.question')}
      closeLabel={t('downloads.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('downloads.cancel')}
          </Button>
          {isOnOtherSite(file) ? (
            <ButtonLink variant="primary" icon={icon} href={file.link} download onClick={finish}>
              {t('downloads.download')}
            </ButtonLink>
          ) : (
            <Button variant="primary" icon={icon} loading={state === 'busy'} onClick={() => start(file.link)}>
              {t('downloads.download')}
            </Button>
          )}
        </>
      }
    >
      <Name>{item.name}</Name>
      <p>{formatFile(file, lang)}</p>
      {item.tips !== '' && <p>{item.tips}</p>}
      <Failure role="alert">{state === 'failed' && t('downloads.failed')}</Failure>
    </Modal>
  );
};

const Name = styled.p`
  margin-bottom: ${space.half};
  font-weight: ${font.strong};
`;

const Failure = styled.p`
  margin-top: ${space[2]};
  color: ${colour.bad};
  &:empty {
    margin: 0;
  }
`;
