import { Download, Icon } from '@caravan/shared/icons';
import { styled } from 'styled-components';
import type { DownloadFile, DownloadItem } from '@caravan/shared/contracts/calls';
import { useSite, useTexts } from '@caravan/shared/site';
import { saveFile } from '@caravan/shared/storage';
import { colour, font, space } from '@caravan/shared/theme';
import { Button, ButtonLink, Modal } from '@caravan/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { formatFile } from '../../components/files';

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
  const icon = <Icon of={Download} />;
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

type DownloadState = 'idle' | 'busy' | 'failed';

/** Downloads a file and calls `onSaved` after success. Aborts the download when the component unmounts. */
const useDownload = (onSaved: () => void) => {
  const [state, setState] = useState<DownloadState>('idle');
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const download = async (address: string): Promise<void> => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setState('busy');
    try {
      const file = await fetchFile(address, controller.signal);
      saveFile(file.content, file.name);
      onSaved();
    } catch {
      if (!controller.signal.aborted) setState('failed');
    }
  };

  return { state, start: (address: string): void => void download(address) };
};

/** Returns the file name from the response, otherwise the last segment of the address. */
const nameOf = (response: Response, address: string): string => {
  const match = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '');
  return match?.[1] ?? address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
};

/** Fetches a whole file. Throws if that fails or `signal` aborts. */
const fetchFile = async (address: string, signal: AbortSignal): Promise<{ content: Blob; name: string }> => {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
  const content = await response.blob();
  signal.throwIfAborted();
  return { content, name: nameOf(response, address) };
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
