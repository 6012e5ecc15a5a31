import { Copy, Icon } from '@caravan/shared/icons';
import { useRef, useState, useEffect } from 'react';
import { styled } from 'styled-components';
import { Fetched, useSite, useTexts } from '@caravan/shared/site';
import { space } from '@caravan/shared/theme';
import type { QueryState } from '@caravan/shared/store';
import { Button, Skeleton, TextField } from '@caravan/shared/ui';
import { publicAddress } from './publicAddress';
import type { QrCode } from './QrCode';

type QrState = Pick<QueryState<typeof QrCode>, 'data' | 'isError' | 'isFetching'>;

/** A page's address as a QR code and as text. If the browser refuses to copy it, the text is selected. */
export const SharePanel = ({ path }: { readonly path: string }) => {
  const t = useTexts('marketplace');
  const { lang, toast } = useSite();
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const address = publicAddress(path, lang);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setRefused(false);
      toast({ text: t('share.copied'), tone: 'success' });
    } catch {
      setRefused(true);
      field.current?.select();
    }
  };

  return (
    <Frame>
      <Fetched query={useQrCode()} skeleton={<Skeleton $height="16.5rem" />} failure={t('share.failed')}>
        {(Code) => <Code address={address} />}
      </Fetched>
      <TextField
        ref={field}
        label={t('share.address')}
        value={address}
        readOnly
        hint={isRefused ? <output>{t('share.byHand')}</output> : undefined}
        onClick={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="primary" wide icon={<Icon of={Copy} />} onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
    </Frame>
  );
};

/** Loads the QR code's component, as the state of a query. */
const useQrCode = () => {
  const [state, setState] = useState<QrState>({ isError: false, isFetching: true });
  const load = async (): Promise<void> => {
    setState(({ isError }) => ({ isError, isFetching: true }));
    try {
      const { QrCode: data } = await import(/* webpackChunkName: "qr" */ './QrCode');
      setState({ data, isError: false, isFetching: false });
    } catch {
      setState({ isError: true, isFetching: false });
    }
  };
  useEffect(() => void load(), []);
  return { ...state, refetch: load };
};

const Frame = styled.div`
  display: grid;
  gap: ${space[2]};
`;
