import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { DownloadItem } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { colour, font, space } from '@caravan/shared/theme';
import { Button, ButtonLink, Modal } from '@caravan/shared/ui';
import { useDownload } from './useDownload';

interface DownloadDialogProps {
  readonly item: DownloadItem;
  readonly onClose: () => void;
}

/** Files of other sites cannot be fetched by a page of this one: the browser gets them itself. */
const isElsewhere = ({ link }: DownloadItem): boolean => !link.startsWith('/');

/** Asks before a file is downloaded; stays open, and says so, where it cannot be had. */
export const DownloadDialog = ({ item, onClose }: DownloadDialogProps): ReactElement => {
  const t = useTexts('marketplace');
  const { toast } = useSite();
  const finish = (): void => {
    onClose();
    toast({ tone: 'success', text: t('downloads.done') });
  };
  const { state, start } = useDownload(finish);
  const icon = <Download aria-hidden="true" />;
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
          {isElsewhere(item) ? (
            <ButtonLink variant="primary" icon={icon} href={item.link} download onClick={finish}>
              {t('downloads.download')}
            </ButtonLink>
          ) : (
            <Button variant="primary" icon={icon} loading={state === 'busy'} onClick={() => start(item.link)}>
              {t('downloads.download')}
            </Button>
          )}
        </>
      }
    >
      <Name>{item.name}</Name>
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
